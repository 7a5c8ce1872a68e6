import type { ReactNode } from "react";
import type { PictureRef } from "../report/pictures";
import { href, pages, productPath } from "../urls";
import { Picture } from "./picture";
import "./button.css";
import "./not-found.css";

interface Props {
  title: string;
  picture: PictureRef;
  /** Products to go to instead. */
  products: readonly { slug: string; short: string; picture: PictureRef }[];
  children: ReactNode;
}

export function NotFound({ title, picture, products, children }: Props) {
  return (
    <div className="not-found split wide section">
      <Picture picture={picture} eager />
      <div className="flow">
        <h1 className="minor">{title}</h1>
        {children}
        <ul>
          {products.map(({ slug, short, picture }) => (
            <li key={slug}>
              <a href={href(productPath(slug))}>
                <Picture picture={picture} />
                {short}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

export function ProductNotFound(words: Omit<Props, "children">) {
  return (
    <NotFound {...words}>
      <p>Sorry, we couldn't find the product you're looking for.</p>
      <p>
        <a className="button" href={href(pages.products.path)}>
          ← Back to Products
        </a>
      </p>
    </NotFound>
  );
}
