import type { Edition } from "../../analysis/edition";
import { figurePlans } from "../../analysis/figures/all-figures";
import { isSelected } from "../../analysis/selection";
import { describeUnknown } from "../../content/nearest";
import type { Problem } from "../../content/problem";
import type { Read } from "../../content/read";
import type { Draft } from "../../content/report-files";
import type { Path } from "../../content/traverse";
import { pageKeys } from "../../urls";
import { citedPages } from "../addresses";

const figureIds = Object.keys(figurePlans);

/** Names that the site uses itself. */
const ownNames =
  "index report 404 content menu contents main-points summary findings kids market sources".split(" ");

/** A product's slug is part of several names, so nothing else may have it. */
export function checkSlugs({ products }: Draft): Problem[] {
  const taken: readonly string[] = [...ownNames, ...pageKeys, ...figureIds];
  return products.flatMap(({ data: { slug }, at }) => {
    const message = `found "${slug}", the name of a part of the site; expected another, for example ${slug}-product`;
    return taken.includes(slug) || slug.endsWith("-heading") ? [at(["slug"], message)] : [];
  });
}

/** Keys of a record that the code does not know. */
export function checkKeys(read: Read, path: Path, record: object, what: string, known: readonly string[]) {
  return Object.keys(record).flatMap((key) =>
    known.includes(key) ? [] : [read.at([...path, key], describeUnknown(what, key, known), true)],
  );
}

/** The keys of content/figures.yaml, and of `pages` in content/site.yaml. */
export function checkNames({ parts: { figures, site } }: Draft): Problem[] {
  return [
    ...checkKeys(figures, [], figures.data, "figure", figureIds),
    ...checkKeys(site, ["pages"], site.data.pages, "page", pageKeys),
  ];
}

/** The citation keys in content/methodology.yaml. */
export function checkCited({ report, parts }: Draft): Problem[] {
  const slugs = report.products.map(({ slug }) => slug);
  const keys = ["report", ...citedPages, ...Object.keys(report.figures), ...slugs];
  return report.methodology.use.rows.flatMap(({ cite }, index) => {
    if (cite === undefined || keys.includes(cite)) return [];
    const message = describeUnknown("page, figure or product", cite, keys);
    return [parts.methodology.at(["use", "rows", index, "cite"], message)];
  });
}

/** A row of drawings highlights at least one product, and a brand's card is about one. */
export function checkSelections({ parts: { home, market } }: Draft, { products }: Edition): Problem[] {
  const rows = home.data.findings.cards.flatMap(({ shows }, index) => {
    const isEmpty = !products.some((product) => isSelected(product, shows));
    const message = "found no product; expected a choice that some product fits";
    return isEmpty ? [home.at(["findings", "cards", index, "shows"], message)] : [];
  });
  const cards = market.data.advantages.brands.flatMap(({ brand }, index) => {
    const isEmpty = !products.some((product) => product.brand === brand);
    const message = `found "${brand}", a brand without products; expected no card, or a product of it`;
    return isEmpty ? [market.at(["advantages", "brands", index, "brand"], message)] : [];
  });
  return [...rows, ...cards];
}
