import { data } from "react-router";
import { ButtonLink } from "../../components/button-link";
import { NotFound, ProductNotFound } from "../../components/not-found";
import type { PageHandle } from "../../document/page-handle";
import { pageMeta } from "../../document/page-meta";
import { editionContext } from "../../edition/context";
import { navigation, pages } from "../../urls";
import type { Route } from "./+types/not-found";
import { composeNotFound } from "./compose-not-found";

/** Some hosts have one 404 page for all paths, also of unknown products. */
const replaceMessage = [
  `if(location.pathname.includes("${pages.products.path}/"))addEventListener("DOMContentLoaded",()=>`,
  'document.querySelector(".not-found").replaceWith(document.querySelector("template").content))',
].join("");

export const handle: PageHandle = { headScript: replaceMessage };
export function loader({ context }: Route.LoaderArgs) {
  const edition = context.get(editionContext);
  const page = {
    meta: pageMeta(edition, "notFound"),
    productMeta: pageMeta(edition, "productNotFound"),
    lost: composeNotFound(edition),
  };
  // The build renders pages with status 200 only. Hosts serve this one with 404.
  return data(page, { status: import.meta.env.DEV ? 404 : 200 });
}

export default function UnknownAddress({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
  const { meta, productMeta, lost } = loaderData;
  return (
    <>
      <NotFound title={meta.shortTitle} {...lost}>
        <p>There is no page at this address. It may have been mistyped, or the link to it is wrong.</p>
        <p className="buttons row">
          {navigation.map(({ path, label }, index) => (
            <ButtonLink key={path} to={path} primary={index === 0}>
              {label}
            </ButtonLink>
          ))}
        </p>
      </NotFound>
      <template>
        <ProductNotFound title={productMeta.shortTitle} {...lost} />
      </template>
    </>
  );
}
