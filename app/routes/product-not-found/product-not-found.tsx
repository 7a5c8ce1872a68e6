import { data } from "react-router";
import { NotFound } from "../../components/not-found";
import { pageHead } from "../../document/meta";
import { pageMeta } from "../../document/page-meta";
import { loadEdition } from "../../edition/edition";
import { scenePicture } from "../../edition/pictures";
import { href, pages } from "../../urls";
import css from "../not-found/not-found.css?inline";
import type { Route } from "./+types/product-not-found";

export const meta = pageHead;

export function loader() {
  const edition = loadEdition();
  const page = {
    meta: pageMeta(edition, "productNotFound"),
    picture: scenePicture(edition, edition.report.site.lost, "lost"),
    rules: css,
  };
  // As in ../not-found/not-found.tsx.
  return data(page, { status: import.meta.env.DEV ? 404 : 200 });
}

export default function UnknownProduct({
  loaderData: { meta, picture },
}: Pick<Route.ComponentProps, "loaderData">) {
  return (
    <NotFound title={meta.shortTitle} picture={picture}>
      <p>Sorry, we couldn't find the product you're looking for.</p>
      <p>
        <a className="button" href={href(pages.products.path)}>
          ← Back to Products
        </a>
      </p>
    </NotFound>
  );
}
