import { deriveFigures, listPossibleIds } from "../analysis/figures";
import { type Measures, makeFormats } from "../analysis/format";
import type { Prose } from "../content/prose";
import type { Draft, Report, ReportBasis } from "../content/report-files";
import { productSchema } from "../content/schema/product";
import type { EditionBasis } from "./edition";

/** An empty report. Its parts replace files that could not be read, so that the others can be derived. */
const nothing: ReportBasis = {
  publication: {
    title: "",
    subject: "",
    year: 0,
    version: "0.0.0",
    published: "2000",
    sourcesChecked: "2000",
    publisher: "",
    currency: "USD",
    ratingScale: 5,
    piece: { one: "piece", other: "pieces" },
  },
  brands: [],
  tiers: [],
  sources: [],
  products: [],
  list: { facts: [] },
  changes: [],
  home: { findings: { cards: [] } },
  market: { trends: { cards: [] }, advantages: { brands: [] }, opportunities: { items: [] } },
  methodology: { validation: { steps: [] }, results: { rows: [] }, limitations: { rows: [] } },
  figures: {},
  data: { tables: {}, columns: {} },
};

/** A report of what could be read. Files that could not are empty; a product of an unknown brand, group or tier is left out. */
export function fillReport({ parts, sound }: Draft): ReportBasis {
  const read = Object.entries(parts).map(([part, { data }]) => [part, data]);
  const report: ReportBasis = { ...nothing, ...Object.fromEntries(read) };
  const groupOf = (brand: string) => report.brands.find(({ name }) => name === brand)?.group;
  const isKnown = ({ brand, marketTier }: Report["products"][number]) =>
    report.brands.some(({ name }) => name === groupOf(brand)) &&
    report.tiers.some(({ label }) => label === marketTier);
  return {
    ...report,
    products: sound.products
      .flatMap(({ data }) => completeValues(data) ?? [])
      .filter(isKnown)
      .sort((a, b) => Number(a.id) - Number(b.id)),
  };
}

const sentences = [
  "summary",
  "profile",
  "features",
  "targetAudience",
  "uniqueSellingPoints",
  "additionalInfo",
];
const valueSchemas = Object.entries(productSchema.shape).filter(([field]) => !sentences.includes(field));

/** A product all of whose values could be read, even if a sentence could not; undefined for any other. */
function completeValues(data: Draft["sound"]["products"][number]["data"]) {
  const { facts = {}, rating, reviews } = data;
  // One of them is about to come or to go.
  if (!rating !== !reviews || Object.values(facts).includes(undefined)) return undefined;
  const read: Readonly<Record<string, unknown>> = data;
  const isUnread = ([field, schema]: (typeof valueSchemas)[number]) =>
    read[field] === undefined && (field in read || !schema.isOptional());
  if (valueSchemas.some(isUnread)) return undefined;
  return { ...data, facts } as Report["products"][number];
}

/** An edition as far as it could be read, for checks. */
export interface EditionDraft extends Draft {
  /** Derived from the files that could be read. */
  contents: EditionBasis;
  /** Undefined if content/report.yaml does not say them. */
  measures: Measures | undefined;
  /** Whether every product could be read and has a known brand, group and tier: nothing derived from them is missing. */
  isComplete: boolean;
}

export function findMeasures({ sound }: Draft): Measures | undefined {
  const { piece, currency, ratingScale } = sound.parts.publication?.data ?? {};
  if (!piece?.one || !piece.other || !currency || !ratingScale) return undefined;
  return { piece: { one: piece.one, other: piece.other }, currency, ratingScale };
}

const noWords: Prose = { type: "prose", nodes: [] };
const noFigureWords = { title: noWords, summary: noWords, base: noWords, method: noWords, alt: noWords };

/** An edition without content, whose tables have all their columns and no rows. Without `figureIds`, it has every figure. */
export function blankEdition(
  measures: Measures,
  facts: Report["list"]["facts"],
  figureIds?: readonly string[],
) {
  const publication = { ...nothing.publication, ...measures };
  const words = { ...noFigureWords, description: noWords, notes: [] };
  const ids = figureIds ?? listPossibleIds({ publication, list: { facts } });
  const figures = Object.fromEntries(ids.map((id) => [id, words]));
  const report = { ...nothing, publication, figures, list: { facts } };
  const formats = makeFormats(publication);
  const inputs = { report, products: [], shares: [], tiers: [], formats };
  const resolver = { values: new Map(), sources: [], formats };
  return { ...inputs, resolver, figures: () => deriveFigures({ ...inputs, resolver }) };
}
