import { formatProblems, type Problem } from "../content/problem";
import { isProse } from "../content/prose";
import { type Content, type ParsedContent, readContent } from "../content/read-content";
import { traverse } from "../content/traverse";
import { contentRoot, hasExampleAddress } from "../settings";
import { checkReferences } from "./check-references";
import { checkNames, checkValues, checkWords } from "./check-sentences";
import { checkPicture, warnOfSmallPicture } from "./pictures";
import { deriveFacts } from "./product";
import { deriveContentValues } from "./report";
import { isSelected } from "./selection";

/** Lines for whoever edits the content, each with file, line and column. */
export interface Findings {
  /** What keeps the report from being published. */
  problems: string[];
  warnings: string[];
  /** The illustrative values that are left. */
  illustrative: string[];
}

/** Checks the whole content. The build calls it first, and `npm run check` prints it. */
export function checkContent(): Findings {
  const { content, parsed, problems } = readContent(contentRoot());
  const misfits = checkReferences(parsed);
  const all = [...problems, ...misfits, ...checkWords(parsed)];
  for (const { file, path } of listPictures(parsed)) {
    const message = checkPicture(file);
    if (message) all.push(parsed.at(path, message));
  }
  // Values can be computed only where every name is known.
  if (content && misfits.length === 0) {
    const values = deriveContentValues(content);
    all.push(...checkNames(content, values), ...checkValues(content, values), ...checkSelections(content));
  }
  return {
    problems: formatProblems(all),
    warnings: formatProblems(listWarnings(parsed)),
    illustrative: formatProblems(listIllustrative(parsed)),
  };
}

/** A row of pictures highlights at least one product, and the advantages of a brand are those of its products. */
export function checkSelections(content: Content): Problem[] {
  const { home, market, at } = content;
  const products = content.products.map((record, index) => deriveFacts(record, index + 1, content));
  const rows = home.findings.cards.flatMap(({ shows }, index) => {
    const message = "found no product that fits; expected a choice with products";
    const isEmpty = !products.some((product) => isSelected(product, shows));
    return isEmpty ? [at(["home", "findings", "cards", index, "shows"], message)] : [];
  });
  const brands = market.advantages.brands.flatMap(({ brand }, index) => {
    const message = `found "${brand}", a brand without products; expected one of the products' brands`;
    const isEmpty = !products.some((product) => product.brand === brand);
    return isEmpty ? [at(["market", "advantages", "brands", index, "brand"], message)] : [];
  });
  return [...rows, ...brands];
}

/** What does not stop a build. */
export function listWarnings(parsed: ParsedContent): Problem[] {
  const { about, products, at } = parsed;
  const warnings: Problem[] = [];
  if (about && hasExampleAddress(about))
    warnings.push(
      at(["about", "address"], `found ${about.address}, an example; expected the site's address`),
    );
  for (const [index, { packaging, pictures }] of products.entries()) {
    if (pictures.pack?.file.endsWith(".svg") && packaging.kind !== "illustrative") {
      const message = `found an observed packaging, ${packaging.value}; the drawn pack may show another one`;
      warnings.push(at(["products", index, "packaging"], message));
    }
  }
  for (const { file, path } of listPictures(parsed)) {
    const message = warnOfSmallPicture(file);
    if (message) warnings.push(at(path, message));
  }
  return [...warnings, ...listStaleBrands(parsed)];
}

/** Sentences that name a brand without products. What sources state holds whatever the report lists. */
function listStaleBrands(parsed: ParsedContent): Problem[] {
  const { brands = [], products, at } = parsed;
  const used = brands.filter(({ name }) => products.some(({ brand }) => brand === name));
  const counted = used.flatMap(({ name, group }) => [name, group]);
  const gone = brands.map(({ name }) => name).filter((name) => !counted.includes(name));
  return [...traverse({ ...parsed, sources: [] })].flatMap(({ value, path }) => {
    const texts = isProse(value) ? value.nodes.map((node) => (node.type === "text" ? node.text : "")) : [];
    const named = gone.filter((name) => texts.join(" ").includes(name));
    return named.map((name) =>
      at(path, `found ${name}, which has no products; see that the sentence still holds`),
    );
  });
}

export function listIllustrative(parsed: ParsedContent): Problem[] {
  return [...traverse(parsed)].flatMap(({ value: found, path }) => {
    const { value, kind } = Object(found);
    return kind === "illustrative" && value !== undefined ? [parsed.at(path, String(value))] : [];
  });
}

function listPictures(parsed: ParsedContent) {
  return [...traverse(parsed)].flatMap(({ value, path }) => {
    const { file, alt } = Object(value);
    return typeof file === "string" && alt !== undefined ? [{ file, path: [...path, "file"] }] : [];
  });
}
