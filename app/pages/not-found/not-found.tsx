import type { ReactNode } from "react";
import { ButtonLink, ProductLink } from "../../parts/links";
import { Picture } from "../../parts/picture";
import { RichText } from "../../parts/rich-text";
import type { Report } from "../../report/report";
import { toPlainText } from "../../report/text";
import { navigation, type PageKey, pages } from "../../urls";
import "./not-found.css";

/**
 * Renders the page for unknown paths. It contains the page for unknown products too, because some hosts have one 404
 * page for all paths: app/client/not-found-script.ts shows that part if the path is that of a product.
 */
export function NotFoundPage({ report }: { report: Report }) {
  return (
    <>
      <NotFoundLayout report={report} page="notFound">
        <RichText as="p" text={report.site.pages.notFound.description} />
        <p className="cluster">
          {navigation.map(({ path, label }, index) => (
            <ButtonLink key={path} to={path} primary={index === 0}>
              {label}
            </ButtonLink>
          ))}
        </p>
      </NotFoundLayout>
      <div className="not-found-product" hidden>
        <ProductNotFoundPage report={report} isHidden />
      </div>
    </>
  );
}

interface ProductNotFoundPageProps {
  report: Report;
  /** Whether the content is hidden until a script shows it. Its picture then loads lazily. */
  isHidden?: boolean;
}

/** Renders the specification's page for an unknown product. */
export function ProductNotFoundPage({ report, isHidden = false }: ProductNotFoundPageProps) {
  return (
    <NotFoundLayout report={report} page="productNotFound" isHidden={isHidden}>
      <p>Sorry, we couldn't find the product you're looking for.</p>
      <p>
        <ButtonLink to={pages.products.path}>← Back to Products</ButtonLink>
      </p>
    </NotFoundLayout>
  );
}

/** Number of products that the page suggests: the first ones of the list. */
const suggestionCount = 3;

interface NotFoundLayoutProps {
  report: Report;
  /** The page whose title is the heading. */
  page: PageKey;
  isHidden?: boolean;
  children: ReactNode;
}

function NotFoundLayout({
  report: { site, products },
  page,
  isHidden = false,
  children,
}: NotFoundLayoutProps) {
  return (
    <div className="not-found stack-large side-by-side container section">
      <Picture picture={site.notFoundPicture} eager={!isHidden} />
      <div className="flow">
        <h1 className="heading-small">{toPlainText(site.pages[page].title)}</h1>
        {children}
        <ul>
          {products.slice(0, suggestionCount).map((product) => (
            <li key={product.slug}>
              <ProductLink product={product} picture={product.pictures.product} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
