import type { Problem } from "../content/problem";
import type { ParsedContent } from "../content/read-content";
import { type Path, sourceIds, traverse } from "../content/traverse";
import { pageKeys } from "../urls";

/** What the names in other files must be. */
const expectations = {
  brand: "a name in brands.yaml",
  tier: "a label in tiers.yaml",
  source: "an id in sources.yaml",
};
type Reference = keyof typeof expectations;

/** Fields that name a record of another file. */
const fields: Readonly<Record<string, Reference>> = {
  brand: "brand",
  group: "brand",
  marketTier: "tier",
  tier: "tier",
};

/** Link previews and the page for unknown products have these names. */
const reservedSlugs: readonly string[] = ["404", ...pageKeys];

/** Problems of references between files. Names of a file that does not fit its schema are not checked. */
export function checkReferences(parsed: ParsedContent): Problem[] {
  const { about, brands, tiers, sources, changes, products, at } = parsed;
  const names: Record<Reference, readonly string[] | undefined> = {
    brand: brands?.map(({ name }) => name),
    tier: tiers?.map(({ label }) => label),
    source: sources?.map(({ id }) => id),
  };
  const unknown = (what: Reference, path: Path, word: string): Problem[] =>
    names[what]?.includes(word) === false
      ? [at(path, `found the unknown ${what} "${word}"; expected ${expectations[what]}`)]
      : [];
  const { data: _, ...others } = parsed;
  const references = [...traverse(others)].flatMap((entry) => {
    const what = fields[String(entry.path.at(-1))];
    return [
      ...sourceIds(entry).flatMap((id) => unknown("source", entry.path, id)),
      ...(what && typeof entry.value === "string" ? unknown(what, entry.path, entry.value) : []),
    ];
  });

  const problems = [
    ...references,
    ...checkUnique(parsed, "brands", "name"),
    ...checkUnique(parsed, "tiers", "label"),
    ...checkUnique(parsed, "sources", "id"),
    ...checkUnique(parsed, "products", "id"),
    ...checkUnique(parsed, "products", "slug"),
    ...checkUnique(parsed, "products", "name"),
  ];
  for (const [index, { slug, price, marketTier }] of products.entries()) {
    if (reservedSlugs.includes(slug))
      problems.push(
        at(["products", index, "slug"], `found "${slug}", a name of the site's own; expected another`),
      );
    const tier = tiers?.find(({ label }) => label === marketTier);
    if (tier && price.kind === "illustrative" && (price.value < tier.min || price.value > tier.max)) {
      const message = `found ${price.value}; expected ${tier.min} to ${tier.max}, the range of the tier ${marketTier}`;
      problems.push(at(["products", index, "price", "value"], message));
    }
  }
  const newest = changes?.[0]?.version;
  if (about && newest && newest !== about.version)
    problems.push(
      at(["changes", 0, "version"], `found ${newest}; expected ${about.version}, as in report.yaml`),
    );
  return problems;
}

/** A problem for each name that occurs again, ignoring capitals. */
function checkUnique(
  { at, ...parts }: ParsedContent,
  part: "brands" | "tiers" | "sources" | "products",
  field: string,
): Problem[] {
  const first = new Map<string, Problem>();
  return (parts[part] ?? []).flatMap((record, index) => {
    const name = String((record as Record<string, unknown>)[field]);
    const path = [part, index, field];
    const earlier = first.get(name.toLowerCase());
    if (!earlier) {
      first.set(name.toLowerCase(), at(path, ""));
      return [];
    }
    const place = `${earlier.file}:${earlier.line}`;
    return [at(path, `found "${name}" a second time, first in ${place}; expected each ${field} once`)];
  });
}
