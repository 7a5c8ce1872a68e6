import type { PropsWithChildren } from "react";
import type { Product } from "../report/product";
import { href, productPath } from "../urls";
import { Picture } from "./picture";
import { ProductName } from "./product-name";
import "./button.css";

/** Renders a link to a path of the site that looks like a button. */
export function ButtonLink({ to, primary, children }: PropsWithChildren<{ to: string; primary?: boolean }>) {
  return (
    <a className={primary ? "button button-primary" : "button"} href={href(to)}>
      {children}
    </a>
  );
}

/**
 * Renders a button that prints the page (app/client/inline-script.ts).
 *
 * @param note - text after the button, for example the paper sizes on which the page fits
 */
export function PrintButton({ note }: { note: string | false }) {
  return (
    <p className="cluster caption margin-top-6 no-print">
      <button className="button print-button needs-script" type="button">
        Print
      </button>
      {note}
    </p>
  );
}

/** Renders a link on its own line, to a path of the site or to an anchor of the page. */
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
  /** The text of the link. By default, it is the short name. */
  name?: string;
  /** By default, it is the thumbnail. */
  picture?: Product["pictures"]["thumbnail"];
  className?: string;
}

/** Renders a link to a product's page that consists of a small picture and the product's name. */
export function ProductLink({ product, name, picture, className }: ProductLinkProps) {
  const { slug, shortName, pictures } = product;
  return (
    <a className={className} href={href(productPath(slug))}>
      <Picture picture={{ ...(picture ?? pictures.thumbnail), alt: "" }} aspect="square" />
      {/* One element, because some of these links are flex containers. */}
      <span className="keep-together">
        <ProductName name={name ?? shortName} shortName={shortName} />
      </span>
    </a>
  );
}
