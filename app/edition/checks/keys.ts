import type { Edition } from "../../analysis/edition";
import { figurePlans } from "../../analysis/figures/all-figures";
import { isSelected } from "../../analysis/selection";
import { describeUnknown } from "../../content/nearest";
import type { Problem } from "../../content/problem";
import type { Draft } from "../../content/report-files";
import { pageKeys } from "../../urls";

const figureIds = Object.keys(figurePlans);

/** Names that the site uses itself. */
const ownNames =
  "index report 404 content menu contents main-points summary findings kids market sources".split(" ");

/** A product's slug is part of several names, so nothing else may have it. */
export function checkSlugs({ products }: Draft): Problem[] {
  const taken: readonly string[] = [...ownNames, ...pageKeys, ...figureIds];
  return products.flatMap(({ data: { slug }, at }) => {
    const message = `found "${slug}", the name of a part of the site; expected another, for example ${slug}-product`;
    return taken.includes(slug) ? [at(["slug"], message)] : [];
  });
}

/** The keys of content/figures.yaml. */
export function checkFigureIds({ parts: { figures } }: Draft): Problem[] {
  return Object.keys(figures.data).flatMap((id) =>
    figureIds.includes(id) ? [] : [figures.at([id], describeUnknown("figure", id, figureIds), true)],
  );
}

/** The keys of `pages` in content/site.yaml. */
export function checkPages({ parts: { site } }: Draft): Problem[] {
  return Object.keys(site.data.pages).flatMap((key) =>
    pageKeys.some((each) => each === key)
      ? []
      : [site.at(["pages", key], describeUnknown("page", key, pageKeys), true)],
  );
}

/** The citation keys in content/methodology.yaml. */
export function checkCited({ report, parts }: Draft): Problem[] {
  const slugs = report.products.map(({ slug }) => slug);
  const keys = ["report", ...pageKeys, ...Object.keys(report.figures), ...slugs];
  return report.methodology.use.rows.flatMap(({ cite }, index) => {
    if (cite === undefined || keys.includes(cite)) return [];
    const message = describeUnknown("page, figure or product", cite, keys);
    return [parts.methodology.at(["use", "rows", index, "cite"], message)];
  });
}

/** A row of drawings highlights at least one product. */
export function checkSelections({ parts: { home } }: Draft, { products }: Edition): Problem[] {
  return home.data.findings.cards.flatMap(({ shows }, index) => {
    const isEmpty = !products.some((product) => isSelected(product, shows));
    const message = "found no product; expected a choice that some product fits";
    return isEmpty ? [home.at(["findings", "cards", index, "shows"], message)] : [];
  });
}
