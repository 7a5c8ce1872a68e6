import type { ComparedField, ComparedValue, ComparedValues } from "../../analysis/comparison";
import { capitalize } from "../../analysis/format";
import type { Product, ValueField } from "../../analysis/product";
import { citedNotes, plainText, type Text } from "../../analysis/text";
import { combineEvidence, type Kind } from "../../analysis/value";
import { studyInput } from "../../content/kind";
import type { Report } from "../../content/report-files";
import type { Edition } from "../../edition/edition";
import { productPicture } from "../../edition/pictures";
import { productWords, valueNotes } from "../../edition/product-words";
import type { ComparisonData } from "./explorer/compared-product";

const listFields = (piece: string, facts: Report["list"]["facts"]): ComparedField[] => [
  { key: "brand", label: "Brand" },
  { key: "marketTier", label: "Market Tier" },
  { key: "price", label: "Price", best: { wanted: "lowest", words: "Lowest price" } },
  {
    key: "pricePerPiece",
    label: `Price per ${piece.split(" ").map(capitalize).join(" ")}`,
    best: { wanted: "lowest", words: `Lowest price per ${piece}` },
  },
  { key: "count", label: "Count", best: { wanted: "highest", words: "Highest count" } },
  // No "best": sample sizes differ.
  { key: "rating", label: "Rating" },
  { key: "reviews", label: "Reviews" },
  { key: "priceRange", label: "Price Range" },
  { key: "packaging", label: "Packaging" },
  { key: "theme", label: "Theme" },
  { key: "licence", label: "License" },
  ...facts.map(({ key, label }) => ({ key: factField(key), label })),
  { key: "features", label: "Product Features", isLong: true },
  { key: "uniqueSellingPoints", label: "Unique Selling Points", isLong: true },
  { key: "targetAudience", label: "Target Audience", isLong: true },
];

/** A fact may have the name of a field. */
const factField = (key: string) => `fact-${key}`;

export function listCompared(edition: Edition): ComparisonData {
  const { title, piece } = edition.report.publication;
  const fields = listFields(piece.one, edition.report.list.facts);
  return {
    title,
    fields,
    products: edition.products.map((product) => ({
      slug: product.slug,
      name: product.name,
      brand: product.brand,
      tierColor: product.tierColor,
      picture: productPicture(edition, product.slug, "product"),
      values: listValues(edition, product, fields),
    })),
  };
}

function listValues(edition: Edition, product: Product, fields: readonly ComparedField[]): ComparedValues {
  const { priceNumber, pricePerPieceNumber, countNumber, evidence } = product;
  const notes = valueNotes(edition, product);
  const words = productWords(edition, product);
  const numbers: Partial<Record<string, number>> = {
    price: priceNumber,
    pricePerPiece: pricePerPieceNumber,
    count: countNumber,
  };
  const values = fields.flatMap(({ key, isLong }): [string, ComparedValue][] => {
    if (isLong) return [[key, listSentences(words[key as "features"])]];
    const fact = product.facts.find((each) => factField(each.key) === key);
    if (fact) return [[key, { text: fact.text, kind: fact.kind, notes: notes[fact.key] ?? [] }]];
    const field = key as ValueField | "pricePerPiece";
    const text = product[field];
    if (text === undefined) return [];
    const { kind } = evidence[field] ?? studyInput;
    const number = numbers[key];
    return [[key, { text, kind, notes: notes[key] ?? [], ...(number !== undefined && { number }) }]];
  });
  return Object.fromEntries(values);
}

/** Several sentences as one value, with the kind of the least firm. */
function listSentences(statements: readonly { text: Text; kind: Kind }[]): ComparedValue {
  const { kind } = combineEvidence(statements.map((statement) => ({ kind: statement.kind, sources: [] })));
  const sentences = statements.map(({ text, kind }) => ({
    text: plainText(text),
    kind,
    notes: citedNotes(text),
  }));
  return {
    text: sentences.map(({ text }) => text).join("; "),
    kind,
    notes: citedNotes(statements),
    sentences,
  };
}
