import { ProductNotFound } from "../../components/not-found";
import { pageHead } from "../../document/meta";
import type { PageHandle } from "../../document/page-handle";
import { pageMeta } from "../../document/page-meta";
import { loadEdition } from "../../edition/edition";
import { scenePicture } from "../../edition/pictures";
import css from "../not-found/not-found.css?inline";
import type { Route } from "./+types/product-not-found";

export const handle: PageHandle = { css };
export const meta = pageHead;

export function loader() {
  const edition = loadEdition();
  return {
    meta: pageMeta(edition, "productNotFound"),
    picture: scenePicture(edition, edition.report.site.lost, "lost"),
  };
}

export default function UnknownProduct({ loaderData: { meta, picture } }: Route.ComponentProps) {
  return <ProductNotFound title={meta.shortTitle} picture={picture} />;
}
