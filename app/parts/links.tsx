import type { PropsWithChildren } from "react";
import type { Product } from "../report/product";
import { href, productPath } from "../urls";
import { Picture } from "./picture";
import { ProductName } from "./product-name";
import "./button.css";

export function ButtonLink({ to, primary, children }: PropsWithChildren<{ to: string; primary?: boolean }>) {
  return (
    <a className={primary ? "button button-primary" : "button"} href={href(to)}>
      {children}
    </a>
  );
}

/** A line with a button that prints the page (app/client/inline-script.ts). `sheet`: on which paper it fits. */
export function PrintButton({ sheet }: { sheet: string | false }) {
  return (
    <p className="cluster caption space-before no-print">
      <button className="button print-button needs-script" type="button">
        Print
      </button>
      {sheet}
    </p>
  );
}

/** A link on a line of its own: to a path of the site, or to an anchor of the page. */
export function LinkLine({ to, children }: PropsWithChildren<{ to: string }>) {
  return (
    <p className="no-print">
      <a className="tap-target" href={to.startsWith("#") ? to : href(to)}>
        {children}
      </a>
    </p>
  );
}

interface ProductLinkProps {
  product: Product;
  name?: string;
  picture?: Product["pictures"]["thumbnail"];
  className?: string;
}

/** A product's name beside a small picture of it, which lead to its page. */
export function ProductLink({ product, name, picture, className }: ProductLinkProps) {
  const { slug, shortName, pictures } = product;
  return (
    <a className={className} href={href(productPath(slug))}>
      <Picture picture={{ ...(picture ?? pictures.thumbnail), alt: "" }} place="square" />
      <ProductName name={name ?? shortName} shortName={shortName} />
    </a>
  );
}
