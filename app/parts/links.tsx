import type { PropsWithChildren } from "react";
import type { Product } from "../report/product";
import { href, productPath } from "../urls";
import { Picture } from "./picture";
import "./button.css";

export function ButtonLink({ to, primary, children }: PropsWithChildren<{ to: string; primary?: boolean }>) {
  return (
    <a className={primary ? "button button-primary" : "button"} href={href(to)}>
      {children}
    </a>
  );
}

/** Prints the page (app/client/inline-script.ts). */
export function PrintButton() {
  return (
    <button className="button print-button needs-script" type="button">
      Print
    </button>
  );
}

/** A link on a line of its own: to a path of the site, or to an anchor of the page. */
export function LinkLine({ to, children }: PropsWithChildren<{ to: string }>) {
  return (
    <p className="no-print">
      <a className="target" href={to.startsWith("#") ? to : href(to)}>
        {children}
      </a>
    </p>
  );
}

interface ProductLinkProps {
  product: Product;
  name?: string;
  className?: string;
}

/** A product's drawing and name, which lead to its page. */
export function ProductLink({ product, name = product.shortName, className }: ProductLinkProps) {
  return (
    <a className={className} href={href(productPath(product.slug))}>
      <Picture picture={{ ...product.pictures.product, alt: "" }} place="square" />
      {name}
    </a>
  );
}
