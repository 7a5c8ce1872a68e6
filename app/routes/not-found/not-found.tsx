import { data } from "react-router";
import { ButtonLink } from "../../components/button-link";
import { NotFound } from "../../components/not-found";
import { pageHead } from "../../document/meta";
import { pageMeta } from "../../document/page-meta";
import { loadEdition } from "../../edition/edition";
import { scenePicture } from "../../edition/pictures";
import { href, navigation, pages } from "../../urls";
import type { Route } from "./+types/not-found";
import css from "./not-found.css?inline";

export const meta = pageHead;

export function loader() {
  const edition = loadEdition();
  const page = {
    meta: pageMeta(edition, "notFound"),
    picture: scenePicture(edition, edition.report.site.lost, "lost"),
    rules: css,
  };
  // React Router prerenders status 200 only. Hosts send the page with status 404.
  return data(page, { status: import.meta.env.DEV ? 404 : 200 });
}

export default function UnknownAddress({
  loaderData: { meta, picture },
}: Pick<Route.ComponentProps, "loaderData">) {
  return (
    <NotFound title={meta.shortTitle} picture={picture}>
      <p>There is no page at this address. It may have been mistyped, or the link to it is wrong.</p>
      <p className="buttons wrap">
        {navigation.map(({ path, label }, index) => (
          <ButtonLink key={path} to={path} primary={index === 0}>
            {label}
          </ButtonLink>
        ))}
      </p>
      {/* Some hosts have one not-found page for all URLs, also those of products. */}
      <section className="ways-back-product">
        <h2>Product Not Found</h2>
        <p>If you followed a link to a product: Sorry, we couldn't find the product you're looking for.</p>
        <p>
          <a className="target" href={href(pages.products.path)}>
            ← Back to Products
          </a>
        </p>
      </section>
    </NotFound>
  );
}
