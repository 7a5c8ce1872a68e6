import type { ReactNode } from "react";
import type { PictureRef } from "../report/pictures";
import type { Product } from "../report/product";
import { href, pages, productPath } from "../urls";
import { Picture } from "./picture";
import "./button.css";
import "./not-found.css";

interface Props {
  title: string;
  picture: PictureRef;
  /** Products to go to instead. */
  products: readonly Product[];
  children: ReactNode;
}

export function NotFound({ title, picture, products, children }: Props) {
  return (
    <div className="not-found split beside wide section">
      <Picture picture={picture} eager />
      <div className="flow">
        <h1 className="minor">{title}</h1>
        {children}
        <ul>
          {products.map(({ slug, shortName, pictures }) => (
            <li key={slug}>
              <a href={href(productPath(slug))}>
                <Picture picture={{ ...pictures.product, alt: "" }} place="square" />
                {shortName}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The specification's page for an unknown product. */
export function ProductNotFound(props: Omit<Props, "children">) {
  return (
    <NotFound {...props}>
      <p>Sorry, we couldn't find the product you're looking for.</p>
      <p>
        <a className="button" href={href(pages.products.path)}>
          ← Back to Products
        </a>
      </p>
    </NotFound>
  );
}
