import { plainText, resolveProse } from "../../analysis/text";
import { NotFound } from "../../components/not-found";
import { pageHead } from "../../document/meta";
import type { PageHandle } from "../../document/page-handle";
import { pageMeta } from "../../document/page-meta";
import { loadEdition } from "../../edition/edition";
import { scenePicture } from "../../edition/pictures";
import { href, pages } from "../../urls";
import css from "../not-found/not-found.css?inline";
import type { Route } from "./+types/product-not-found";

export const handle: PageHandle = { css };
export const meta = pageHead;

export function loader() {
  const edition = loadEdition();
  const { report, resolver } = edition;
  return {
    meta: pageMeta(edition, "productNotFound"),
    title: plainText(resolveProse(report.site.pages.productNotFound.title, resolver)),
    picture: scenePicture(edition, report.site.lost),
  };
}

export default function UnknownProduct({ loaderData: { title, picture } }: Route.ComponentProps) {
  return (
    <NotFound title={title} picture={picture}>
      <p>Sorry, we couldn't find the product you're looking for.</p>
      <p>
        <a className="button" href={href(pages.products.path)}>
          ← Back to Products
        </a>
      </p>
    </NotFound>
  );
}
