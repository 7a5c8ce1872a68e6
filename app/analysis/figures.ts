import { editorial, kinds } from "../content/kind";
import type { Report, ReportBasis } from "../content/report-files";
import { scaleAxes } from "./axes";
import {
  type ColumnPlan,
  type Figure,
  type Mark,
  type MarkRun,
  makeFigure,
  makeTable,
  type ProductMark,
} from "./figure";
import { findRecord } from "./find-record";
import { type Formats, formatCount, formatCounted, formatPercent, namePiece } from "./format";
import { type Group, groupBy, groupByTheme } from "./group";
import { productForms } from "./plural";
import { countFactKinds, countKinds, fieldNames, type Product, valueFields } from "./product";
import { type BrandShare, percentOf } from "./share";
import type { EditionData } from "./tables/record-table";
import type { PriceTier } from "./tier";
import { combineEvidence } from "./value";

type Inputs = Omit<EditionData, "figures"> & { formats: Formats };
type FigureData = Pick<Figure, "columns" | "rows" | "chart">;
type Data = Omit<Inputs, "resolver">;

/**
 * The figures of every report in the order of their numbers. An id is part of a URL: never change or reuse one. `piece` is the
 * thing sold. An edition has those that its figures.yaml has words for.
 */
const derivations = {
  "brand-share": brandShare,
  "price-tiers": priceTiers,
  "price-per-piece": pricePerPiece,
  "pack-counts": packCounts,
  "theme-by-tier": themeByTier,
  licences,
  themes,
  "decorated-share": decoratedShare,
  "kinds-of-value": kindsOfValue,
};

/** Figures that another one has replaced, under their published ids. */
export const replacedFigures = { "price-by-product": "price-per-piece" } as const;

type OwnKey = `fact-${string}`;
export type FigureKey = keyof typeof derivations | OwnKey;
/** An edition's figures by their keys. */
export type Figures = { [key in keyof typeof derivations]?: Figure } & { [key: OwnKey]: Figure };
const keys = Object.keys(derivations) as (keyof typeof derivations)[];

type Fact = Report["list"]["facts"][number];
type Named = { publication: Pick<Report["publication"], "piece">; list: { facts: readonly Fact[] } };

/** Figures of an edition's own facts stand beside the one of pack sizes. */
function listPossible({ publication, list }: Named) {
  return keys.flatMap((key) => {
    const figure = { key: key as FigureKey, id: namePiece(key, publication.piece), derive: derivations[key] };
    return key === "pack-counts" ? [figure, ...list.facts.map(ownFigure)] : [figure];
  });
}

function ownFigure(fact: Fact) {
  const key: OwnKey = `fact-${fact.key.replaceAll("_", "-")}`;
  return { key, id: key, derive: (data: Data) => ownFact(data, fact) };
}

/** Every id that an edition's figures may have. */
export function listPossibleIds(report: Named): string[] {
  return listPossible(report).map(({ id }) => id);
}

/** Matches every id that a figure may have, whatever is sold. */
export const figureIds = new RegExp(
  `^(${keys.join("|").replaceAll("piece", "[a-z0-9-]+")}|fact-[a-z0-9-]+)$`,
  "u",
);

type Words = Named & { figures: Record<string, unknown> };

/** The ids of an edition's figures. */
export function listFigureIds(report: Words): string[] {
  return listFigures(report).map(({ id }) => id);
}

function listFigures(report: Words) {
  return listPossible(report).filter(({ id }) => id in report.figures);
}

/** An edition's figures by their keys, in the order of their numbers. */
export function deriveFigures(inputs: Inputs): Figures {
  const { report, resolver } = inputs;
  const made = deriveFigureTables(inputs).map(({ key, id, ...data }, index) => [
    key,
    makeFigure(id, index + 1, report, resolver, data),
  ]);
  return Object.fromEntries(made);
}

/** What an edition's figures show, without their words. */
export function deriveFigureTables(inputs: Data): ({ key: FigureKey; id: string } & FigureData)[] {
  return listFigures(inputs.report).map(({ key, id, derive }) => ({ key, id, ...derive(inputs) }));
}

/** A product drawn in its brand's color; open if the value that places it is illustrative. */
function markProduct(report: ReportBasis, product: Product, isOpen = false): Mark {
  const { shape } = findRecord(report.products, "slug", product.slug).picture;
  return { shape, color: product.brandColor, isOpen };
}

/** A product between axes of prices or counts. */
function placeProduct(report: ReportBasis, product: Product, isOpen: boolean): ProductMark {
  const { place, name, priceNumber: price, countNumber: count } = product;
  return { ...markProduct(report, product, isOpen), place, name, price, count };
}

const illustrative = ({ kind }: { kind: string }) => kind === "illustrative";

/** So many marks stand beside each other: a short list in one line, a longer one in tens. */
function marks(rows: MarkRows, whole: number): Figure["chart"] {
  return { type: "marks", rows, perLine: whole <= 12 ? Math.max(whole, 6) : 10, size: 40 };
}
type MarkRows = Extract<Figure["chart"], { type: "marks" }>["rows"];

const sayProducts = (count: number) => formatCounted(count, productForms);

/** Count and whole percent of the report's products: by brand group, then by the brand on the pack. */
function brandShare({ report, products, shares, formats }: Data): FigureData {
  const [byGroup, asListed] = report.figures["brand-share"]?.rows ?? ["By brand group", "As listed"];
  const listedAs = (name: string, among: readonly Product[]) => among.filter(({ brand }) => brand === name);
  const listed = report.brands.flatMap(({ name }) => {
    const count = listedAs(name, products).length;
    return count > 0 ? { brand: name, products: count, percentage: percentOf(count, products.length) } : [];
  });
  const rows = [
    ...shares.map((share) => ({ counting: byGroup, ...share })),
    ...listed.map((brand) => ({ counting: asListed, ...brand })),
  ];
  const runsOf = ({ brand: group, members }: BrandShare): MarkRun[] =>
    listed
      .map(({ brand }) => ({ name: brand, joins: brand !== group, own: listedAs(brand, members) }))
      .filter(({ own }) => own.length > 0)
      .sort((one, other) => Number(one.joins) - Number(other.joins))
      .map(({ name, joins, own }) => ({
        label: name,
        group: asListed,
        column: "products",
        value: own.length,
        marks: own.map((product) => markProduct(report, product)),
        ...(own.length < members.length && { text: `${own.length} listed as ${name}` }),
        joins,
      }));
  return {
    ...makeTable(formats, rows, [
      ["counting", "Counting", "text", ({ counting }) => counting],
      ["brand", "Brand", "text", ({ brand }) => brand],
      ["products", "Products", "count", ({ products }) => products],
      ["share", "Share", "percent", ({ percentage }) => percentage],
    ]),
    chart: marks(
      shares.map((share) => ({
        label: share.brand,
        readout: `${sayProducts(share.products)} · ${formatPercent(share.percentage)}`,
        total: { group: byGroup, column: "products", value: share.products },
        runs: runsOf(share),
      })),
      products.length,
    ),
  };
}

/** Price tiers, empty ones included, with their products. */
function priceTiers({ report, tiers, formats }: Data): FigureData {
  const priceOf = (tier: PriceTier) => combineEvidence(tier.products.map(({ evidence }) => evidence.price));
  return {
    ...makeTable(formats, tiers, [
      ["tier", "Tier", "text", ({ label }) => label],
      ["range", "Price range", "text", ({ range }) => range],
      ["products", "Products", "count", ({ products }) => products.length],
      ["prices", "Prices", "text", priceSpan, priceOf],
    ]),
    chart: {
      type: "tiers",
      tiers: tiers.map(({ label, range, hex, ends, count, products }) => ({
        ...{ label, range, hex, ends },
        readout: count,
        marks: products.map((product) => placeProduct(report, product, illustrative(product.evidence.price))),
      })),
    },
  };
}

function priceSpan({ products }: PriceTier): string {
  const prices = [...products].sort((a, b) => a.priceNumber - b.priceNumber).map((product) => product.price);
  const [lowest = "none", highest = lowest] = [prices.at(0), prices.at(-1)];
  return lowest === highest ? lowest : `${lowest} to ${highest}`;
}

/** Price divided by count, highest first; drawn as price by count. */
function pricePerPiece({ report, products, formats }: Data): FigureData {
  const sorted = [...products].sort(
    (a, b) => b.pricePerPieceNumber - a.pricePerPieceNumber || a.place - b.place,
  );
  const evidenceOf = ({ evidence }: Product) => evidence.pricePerPiece;
  const { one, other } = report.publication.piece;
  return {
    ...makeTable(formats, sorted, [
      ["product", "Product", "text", ({ name }) => name, ({ evidence }) => evidence.name],
      ["price", "Price", "money", ({ priceNumber }) => priceNumber, ({ evidence }) => evidence.price],
      ["count", "Count", "pieces", ({ countNumber }) => countNumber, ({ evidence }) => evidence.count],
      ["pricePerPiece", `Price per ${one}`, "money", (each) => each.pricePerPieceNumber, evidenceOf],
    ]),
    chart: {
      type: "scatter",
      marks: products.map((product) =>
        placeProduct(report, product, illustrative(product.evidence.pricePerPiece)),
      ),
      axes: scaleAxes(
        products,
        { x: `${other} in a pack`, y: "price of a pack", lines: `lines: price per ${one}` },
        formats,
      ),
    },
  };
}

/** Products for which the study names a license, and the others. */
function licences({ report, products, formats }: Data): FigureData {
  const [named, none] = report.figures.licences?.rows ?? ["License named", "None named"];
  const rows = [
    { origin: named, members: products.filter(({ licence }) => licence) },
    { origin: none, members: products.filter(({ licence }) => !licence) },
  ].map(({ origin, members }) => ({
    ...{ origin, members },
    share: percentOf(members.length, products.length),
    names: members.flatMap(({ licence }) => licence ?? []).join(", ") || "none",
  }));
  const evidence = combineEvidence(products.flatMap(({ evidence }) => evidence.licence ?? []));
  const evidenceOf = () => evidence;
  return {
    ...makeTable(formats, rows, [
      ["origin", "License", "text", ({ origin }) => origin],
      ["products", "Products", "count", ({ members }) => members.length, evidenceOf],
      ["share", "Share", "percent", ({ share }) => share, evidenceOf],
      ["licences", "Licenses", "text", ({ names }) => names, evidenceOf],
    ]),
    chart: marks(
      rows.map(({ origin, members, share }) =>
        productRow(
          report,
          origin,
          members,
          `${sayProducts(members.length)} · ${formatPercent(share)}`,
          illustrative(evidence),
        ),
      ),
      products.length,
    ),
  };
}

/** A row with a mark for each of its products. */
function productRow(
  report: ReportBasis,
  label: string,
  members: readonly Product[],
  readout = sayProducts(members.length),
  isOpen = false,
): MarkRows[number] {
  const drawn = members.map((product) => markProduct(report, product, isOpen));
  return { label, readout, runs: [{ column: "products", value: members.length, marks: drawn }] };
}

/** Products by the theme of their shape, most first. */
function themes({ report, products, formats }: Data): FigureData {
  const groups = groupByTheme(products);
  const evidenceOf = ({ members }: Group) => combineEvidence(members.map(({ evidence }) => evidence.theme));
  return {
    ...makeTable(formats, groups, [
      ["theme", "Theme", "text", ({ value }) => value, evidenceOf],
      ["products", "Products", "count", ({ members }) => members.length, evidenceOf],
    ]),
    chart: marks(
      groups.map(({ value, members }) => productRow(report, value, members)),
      products.length,
    ),
  };
}

/** One row for each pair of a theme and a price tier, most frequent theme and highest tier first. */
function themeByTier({ report, products, tiers, formats }: Data): FigureData {
  const pairs = groupByTheme(products).flatMap(({ value: theme, members }) =>
    tiers.map((tier) => ({
      theme,
      tier: tier.label,
      members: members.filter(({ marketTier }) => marketTier === tier.label),
    })),
  );
  const namesOf = ({ members }: Pick<Group, "members">) =>
    members.map(({ name }) => name).join(", ") || "none";
  const cells = report.market.opportunities.items.map(({ cell }) => cell);
  const gapOf = (pair: { theme: string; tier: string }) =>
    cells.findIndex((cell) => cell?.theme === pair.theme && cell.tier === pair.tier) + 1;
  return {
    ...makeTable(formats, pairs, [
      ["theme", "Theme", "text", ({ theme }) => theme, () => editorial],
      ["tier", "Tier", "text", ({ tier }) => tier],
      ["products", "Products", "count", ({ members }) => members.length, () => editorial],
      ["names", "Names", "text", namesOf, () => editorial],
    ]),
    chart: {
      type: "matrix",
      row: "theme",
      column: "tier",
      value: "products",
      headings: tiers.map(({ label, range }) => ({ label, note: range })),
      drawings: pairs.map(({ members }) => members.map((product) => markProduct(report, product))),
      // Where a product stands, there is no gap to test.
      gaps: pairs.map((pair) => (pair.members.length === 0 && gapOf(pair)) || undefined),
    },
  };
}

/** Products by the number of pieces in a pack, smallest first. */
function packCounts({ report, products, formats }: Data): FigureData {
  const groups = groupBy(products, ({ countNumber }) => countNumber).sort((a, b) => a.value - b.value);
  const evidenceOf = ({ members }: Group) => combineEvidence(members.map(({ evidence }) => evidence.count));
  return {
    ...makeTable(formats, groups, [
      ["count", "Count", "pieces", ({ value }) => value, evidenceOf],
      ["products", "Products", "count", ({ members }) => members.length, evidenceOf],
    ]),
    chart: marks(
      groups.map((group) =>
        productRow(
          report,
          formats.pieces(group.value),
          group.members,
          undefined,
          illustrative(evidenceOf(group)),
        ),
      ),
      products.length,
    ),
  };
}

/** Products by what they state of one of the edition's own facts: numbers by size, words as the list has them. */
function ownFact({ report, products, formats }: Data, { key, label }: Fact): FigureData {
  const factOf = ({ facts }: Product) => facts.find((fact) => fact.key === key);
  const groups = groupBy(products.filter(factOf), (product) => factOf(product)?.text ?? "");
  const size = ({ members: [first] }: Group) => Number(first && factOf(first)?.raw) || 0;
  const evidenceOf = ({ members }: Group) => combineEvidence(members.flatMap((each) => factOf(each) ?? []));
  groups.sort((one, other) => size(one) - size(other));
  return {
    ...makeTable(formats, groups, [
      [key, label, "text", ({ value }) => value, evidenceOf],
      ["products", "Products", "count", ({ members }) => members.length, evidenceOf],
    ]),
    chart: marks(
      groups.map((group) =>
        productRow(report, group.value, group.members, undefined, illustrative(evidenceOf(group))),
      ),
      products.length,
    ),
  };
}

/** A published count of how much is decorated, as so many of a hundred. Without one, a table without rows. */
function decoratedShare({ report, formats }: Data): FigureData {
  const decorated = report.figures["decorated-share"]?.counted;
  const unit = decorated?.unit ?? "Amount";
  const percent = decorated ? percentOf(decorated.part.value, decorated.whole.value) : 0;
  const rows = decorated
    ? [
        { label: decorated.label, amount: decorated.part.value, percent, color: "#b8304a" },
        {
          label: decorated.others,
          amount: decorated.whole.value - decorated.part.value,
          percent: 100 - percent,
          color: "#e3a878",
        },
      ]
    : [];
  const evidence = decorated && combineEvidence([decorated.part, decorated.whole]);
  const evidenceOf = () => evidence ?? editorial;
  return {
    ...makeTable(formats, rows, [
      ["label", "Counted", "text", ({ label }) => label, evidenceOf],
      ["amount", unit, "count", ({ amount }) => amount, evidenceOf],
      ["share", "Share", "percent", ({ percent }) => percent, evidenceOf],
    ]),
    chart: {
      type: "marks",
      perLine: 10,
      size: 16,
      rows: rows.slice(0, 1).map(({ label, amount, percent }) => ({
        label,
        readout: `${formatCount(amount)} ${unit.toLowerCase()} · ${formatPercent(percent)}`,
        runs: rows.map(({ label, percent, color }) => ({
          label,
          column: "share",
          value: percent,
          marks: Array.from({ length: percent }, () => ({
            shape: report.publication.look === "plain" ? "dot" : "strip",
            color,
            isOpen: false,
          })),
        })),
      })),
    },
  };
}

/** The look of a value in the figure of kinds. */
const kindMarks = {
  input: { shape: "dot", color: "#7a4a2b", isOpen: false },
  public: { shape: "dot", color: "#b8304a", isOpen: false },
  illustrative: { shape: "dot", color: "#7a4a2b", isOpen: true },
};

/** How many of the products' values are of each kind, by field. */
function kindsOfValue({ report, products, formats }: Data): FigureData {
  const titles = { input: "Study input", public: "Public source", illustrative: "Illustrative" };
  const own = report.list.facts.map(({ key, label }) => ({ label, counts: countFactKinds(products, key) }));
  const rows = valueFields
    .map((field) => ({ label: fieldNames[field], counts: countKinds(products, field) }))
    .concat(own)
    .filter(({ counts }) => kinds.some((kind) => counts[kind] > 0));
  return {
    ...makeTable(formats, rows, [
      ["field", "Field", "text", ({ label }) => label],
      ...kinds.map(
        (kind): ColumnPlan<(typeof rows)[number]> => [
          kind,
          titles[kind],
          "count",
          ({ counts }) => counts[kind],
        ],
      ),
    ]),
    chart: {
      type: "marks",
      perLine: Math.min(20, Math.max(10, products.length)),
      size: 20,
      rows: rows.map(({ label, counts }) => {
        const used = kinds.filter((kind) => counts[kind] > 0);
        return {
          label,
          readout: used.map((kind) => `${formatCount(counts[kind])} ${kind}`).join(" · "),
          runs: used.map((kind) => ({
            column: kind,
            value: counts[kind],
            marks: Array.from({ length: counts[kind] }, () => kindMarks[kind]),
          })),
        };
      }),
    },
  };
}
