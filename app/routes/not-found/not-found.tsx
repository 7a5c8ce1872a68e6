import { data } from "react-router";
import { ButtonLink } from "../../components/button-link";
import { NotFound, ProductNotFound } from "../../components/not-found";
import { pageMeta } from "../../document/page-meta";
import { readReport } from "../../report/report";
import { navigation } from "../../urls";
import type { Route } from "./+types/not-found";
import { composeNotFound } from "./compose-not-found";

export function loader() {
  const report = readReport();
  const page = {
    meta: pageMeta(report, "notFound"),
    productTitle: pageMeta(report, "productNotFound").shortTitle,
    lost: composeNotFound(report),
  };
  // The build renders pages with status 200 only. Hosts serve this one with 404.
  return data(page, { status: import.meta.env.DEV ? 404 : 200 });
}

/** Some hosts have one 404 page for all paths; app/inline-script.ts shows the second for paths of products. */
export default function UnknownAddress({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
  const { meta, productTitle, lost } = loaderData;
  return (
    <>
      <NotFound title={meta.shortTitle} {...lost}>
        <p>This page has come unstuck. The address may be mistyped, or the link to it may be old.</p>
        <p className="row">
          {navigation.map(({ path, label }, index) => (
            <ButtonLink key={path} to={path} primary={index === 0}>
              {label}
            </ButtonLink>
          ))}
        </p>
      </NotFound>
      <div className="unknown-product" hidden>
        <ProductNotFound title={productTitle} {...lost} />
      </div>
    </>
  );
}
