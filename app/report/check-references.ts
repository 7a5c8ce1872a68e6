import type { Problem } from "../content/problem";
import type { Content, ParsedContent } from "../content/read-content";
import type { ProductRecord } from "../content/schema/product-record";
import { sourceIds, traverse } from "../content/traverse";
import { pageKeys } from "../urls";
import { isWithin } from "./tier";

/** Fields that name a record of another file. */
const fields: Readonly<Record<string, "brand" | "tier" | "product">> = {
  brand: "brand",
  group: "brand",
  marketTier: "tier",
  tier: "tier",
  slugs: "product",
};
const expected = {
  brand: "a name in brands.yaml",
  tier: "a label in tiers.yaml",
  product: "a slug in products/",
  source: "an id in sources.yaml",
};

/** Link previews and the page for unknown products have these names. */
const reservedSlugs: readonly string[] = ["404", ...pageKeys];

/** Problems of references between files. Names of a file that does not fit its schema are not checked. */
export function checkReferences(parsed: ParsedContent): Problem[] {
  const { about, brands, tiers, sources, changes, products, at } = parsed;
  const problems: Problem[] = [];
  const known = {
    brand: brands?.map(({ name }) => name),
    tier: tiers?.map(({ label }) => label),
    product: products.map(({ slug }) => slug),
    source: sources?.map(({ id }) => id),
  };
  for (const entry of traverse(parsed)) {
    const field = entry.path.findLast((key) => !/^\d+$/u.test(String(key)));
    // The columns of the data have the same names.
    const what = entry.path[0] === "data" ? undefined : fields[String(field)];
    const named = what && typeof entry.value === "string" ? [[what, entry.value] as const] : [];
    const cited = sourceIds(entry).map((id) => ["source", id] as const);
    for (const [kind, name] of [...named, ...cited])
      if (known[kind]?.includes(name) === false)
        problems.push(at(entry.path, `found the unknown ${kind} "${name}"; expected ${expected[kind]}`));
  }
  for (const [index, { slug, price, marketTier }] of products.entries()) {
    if (reservedSlugs.includes(slug))
      problems.push(at(["products", index, "slug"], `found "${slug}", which names a page; expected another`));
    const tier = tiers?.find(({ label }) => label === marketTier);
    if (tiers && tier && !isWithin(tier, price.value)) {
      const message = describeMisplaced(price, tier, tiers);
      problems.push(at(["products", index, "price", "value"], message));
    }
  }
  const newest = changes?.[0]?.version;
  if (about && newest && newest !== about.version)
    problems.push(
      at(["changes", 0, "version"], `found ${newest}; expected ${about.version}, as in report.yaml`),
    );
  return [
    ...problems,
    ...checkUnique(parsed, "brands", "name"),
    ...checkUnique(parsed, "tiers", "label"),
    ...checkUnique(parsed, "sources", "id"),
    ...checkUnique(parsed, "products", "id"),
    ...checkUnique(parsed, "products", "slug"),
    ...checkUnique(parsed, "products", "name"),
  ];
}

/** A tier is a price range. An example gives way to it; an observed price shows that the tier is another. */
function describeMisplaced(
  { value, kind }: ProductRecord["price"],
  { label, min, max }: Content["tiers"][number],
  tiers: Content["tiers"],
): string {
  if (kind === "illustrative") return `found ${value}; expected ${min} to ${max}, the range of the tier`;
  const holding = tiers.find((tier) => isWithin(tier, value));
  if (!holding)
    return `found ${value}, which lies in no tier; expected a tier in tiers.yaml that is wide enough for it`;
  const range = `${holding.min} to ${holding.max}`;
  return `found ${value}, which lies in ${holding.label}, ${range}, not in ${label}; expected marketTier: ${holding.label}`;
}

/** A problem for each name that occurs again, ignoring capitals. */
function checkUnique(
  parsed: ParsedContent,
  part: "brands" | "tiers" | "sources" | "products",
  field: string,
): Problem[] {
  const names = (parsed[part] ?? []).map((record) => String(Object(record)[field]));
  return names.flatMap((name, index) => {
    const first = names.findIndex((each) => each.toLowerCase() === name.toLowerCase());
    if (first === index) return [];
    const { file, line } = parsed.at([part, first, field], "");
    const message = `found "${name}" a second time, first in ${file}:${line}; expected each ${field} once`;
    return [parsed.at([part, index, field], message)];
  });
}
