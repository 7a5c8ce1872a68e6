import { data } from "react-router";
import { ProductNotFound } from "../../components/not-found";
import { pageMeta } from "../../document/page-meta";
import { editionContext } from "../../edition/context";
import { composeNotFound } from "../not-found/compose-not-found";
import type { Route } from "./+types/product-not-found";

export function loader({ context }: Route.LoaderArgs) {
  const edition = context.get(editionContext);
  const page = {
    meta: pageMeta(edition, "productNotFound"),
    lost: composeNotFound(edition),
  };
  // As in ../not-found/not-found.tsx.
  return data(page, { status: import.meta.env.DEV ? 404 : 200 });
}

export default function UnknownProduct({
  loaderData: { meta, lost },
}: Pick<Route.ComponentProps, "loaderData">) {
  return <ProductNotFound title={meta.shortTitle} {...lost} />;
}
