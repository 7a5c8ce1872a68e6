import { data } from "react-router";
import { ProductNotFound } from "../../components/not-found";
import { pageMeta } from "../../document/page-meta";
import { readReport } from "../../report/report";
import { composeNotFound } from "../not-found/compose-not-found";
import type { Route } from "./+types/product-not-found";

export function loader() {
  const report = readReport();
  const page = { meta: pageMeta(report, "productNotFound"), lost: composeNotFound(report) };
  // As in ../not-found/not-found.tsx.
  return data(page, { status: import.meta.env.DEV ? 404 : 200 });
}

export default function UnknownProduct({
  loaderData: { meta, lost },
}: Pick<Route.ComponentProps, "loaderData">) {
  return <ProductNotFound title={meta.shortTitle} {...lost} />;
}
