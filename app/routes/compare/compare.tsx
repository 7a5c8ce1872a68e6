import { Island } from "../../components/island";
import { PageNotes } from "../../components/page-notes";
import { pageHead } from "../../document/meta";
import type { PageHandle } from "../../document/page-handle";
import { pageMeta } from "../../document/page-meta";
import { loadEdition } from "../../edition/edition";
import { citedSources } from "../../edition/sources";
import { href, pages } from "../../urls";
import type { Route } from "./+types/compare";
import css from "./compare.css?inline";
import { comparisonDataId, comparisonId } from "./explorer/compared-product";
import { Comparison } from "./explorer/comparison";
import { listCompared } from "./list-compared";

// Without its script, the page compares all products.
export const handle: PageHandle = { css, island: "comparison" };
export const meta = pageHead;

export function loader() {
  const edition = loadEdition();
  const comparison = listCompared(edition);
  return {
    meta: pageMeta(edition, "compare"),
    comparison,
    sources: citedSources(edition, comparison.products),
  };
}

export default function Compare({ loaderData: { meta, comparison, sources } }: Route.ComponentProps) {
  return (
    <>
      <div className="island-head wide">
        <p className="no-print">
          <a className="target" href={href(pages.products.path)}>
            ← Back to Products
          </a>
        </p>
        <h1>{meta.shortTitle}</h1>
        <p className="lead">{meta.description}</p>
      </div>
      <Island id={comparisonId} dataId={comparisonDataId} data={comparison}>
        <Comparison data={comparison} />
      </Island>
      <PageNotes sources={sources} />
    </>
  );
}
