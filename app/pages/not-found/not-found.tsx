import type { ReactNode } from "react";
import { ButtonLink, ProductLink } from "../../parts/links";
import { Picture } from "../../parts/picture";
import { RichText } from "../../parts/rich-text";
import type { Report } from "../../report/report";
import { toPlainText } from "../../report/text";
import { navigation, type PageKey, pages } from "../../urls";
import "./not-found.css";

/** Some hosts have one 404 page for all paths; app/client/not-found-script.ts shows the second part for paths of products. */
export function NotFoundPage({ report }: { report: Report }) {
  return (
    <>
      <NotFound report={report} page="notFound">
        <RichText as="p" text={report.site.pages.notFound.description} />
        <p className="cluster">
          {navigation.map(({ path, label }, index) => (
            <ButtonLink key={path} to={path} primary={index === 0}>
              {label}
            </ButtonLink>
          ))}
        </p>
      </NotFound>
      <div className="unknown-product" hidden>
        <ProductNotFoundPage report={report} />
      </div>
    </>
  );
}

/** The specification's page for an unknown product. */
export function ProductNotFoundPage({ report }: { report: Report }) {
  return (
    <NotFound report={report} page="productNotFound">
      <p>Sorry, we couldn't find the product you're looking for.</p>
      <p>
        <ButtonLink to={pages.products.path}>← Back to Products</ButtonLink>
      </p>
    </NotFound>
  );
}

/** So many products are offered instead: the first of the list. */
const suggestedProducts = 3;

interface Props {
  report: Report;
  page: PageKey;
  children: ReactNode;
}

function NotFound({ report: { site, products }, page, children }: Props) {
  return (
    <div className="not-found stack-large side-by-side container section">
      <Picture picture={site.lost} eager />
      <div className="flow">
        <h1 className="heading-small">{toPlainText(site.pages[page].title)}</h1>
        {children}
        <ul>
          {products.slice(0, suggestedProducts).map((product) => (
            <li key={product.slug}>
              <ProductLink product={product} picture={product.pictures.product} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
