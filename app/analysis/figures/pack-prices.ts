import { type Evidence, fromList, type Sourced } from "../../content/kind";
import type { Edition } from "../edition";
import { findRecord } from "../find-record";
import { formatCount, formatMoney } from "../format";
import { column } from "../tables/record-table";
import { valueCell } from "../tables/table-model";
import { combineEvidence } from "../value";
import { planFigure } from "./figure-model";
import { markProduct } from "./mark-product";

const groups = { tiers: "Bracket of the list", packs: "Pack with a price" };

interface Row {
  group: string;
  label: string;
  evidence: Evidence;
  range?: string;
  products?: number;
  price?: number;
  count?: number | undefined;
  centsEach?: number | undefined;
  decorated?: string;
  seen?: string;
}

/** The price tiers with their products, and the packs that somebody priced, the most expensive first. */
export const packPrices = planFigure(derive, [
  column("shown", "Shown", "text", ({ group, evidence }) => valueCell(group, evidence)),
  column("label", "What", "text", ({ label, evidence }) => valueCell(label, evidence)),
  column("range", "Range", "text", ({ range, evidence }) => valueCell(range, evidence)),
  column("products", "Products", "count", ({ products, evidence }) => valueCell(products, evidence)),
  column("price", "Price", "money", ({ price, evidence }) => valueCell(price, evidence)),
  column("count", "Count", "pieces", ({ count, evidence }) => valueCell(count, evidence)),
  column("centsEach", "Cents each", "number", ({ centsEach, evidence }) => valueCell(centsEach, evidence)),
  column("decorated", "Decorated", "text", ({ decorated, evidence }) => valueCell(decorated, evidence)),
  column("seen", "Seen", "text", ({ seen, evidence }) => valueCell(seen, evidence)),
]);

function derive(edition: Edition) {
  const { report, tiers } = edition;
  const packs = listPacks(edition).sort((one, other) => other.price - one.price);
  const records: Row[] = [
    ...tiers.map(({ label, range, products: members }) => {
      return { group: groups.tiers, label, evidence: fromList, range, products: members.length };
    }),
    ...packs.map(({ label, evidence, price, count, centsEach, isDecorated, seen }) => {
      const decorated = isDecorated ? "yes" : "not said";
      return { group: groups.packs, label, evidence, price, count, centsEach, decorated, seen };
    }),
  ];
  return {
    records,
    chart: {
      type: "prices" as const,
      groups,
      tiers: tiers.map(({ label, hex, ends, products: members }) => ({
        label,
        hex,
        ends,
        readout: `${formatCount(members.length)} listed`,
        marks: members.map((product) => markProduct(report, product)),
      })),
      packs,
    },
  };
}

/** The packs in figures.yaml, and the products of the list that have a public price. */
function listPacks({ report, products }: Edition) {
  const others = (report.figures["pack-prices"]?.packs ?? []).map(
    ({ label, price, count, seen, about, decorated, weak }) =>
      makePack({ label, price, count, seen, isAbout: about, isDecorated: decorated, isWeak: weak }),
  );
  const own = report.products
    .filter(({ price }) => price.kind === "public")
    .map(({ slug, price, count }) =>
      makePack({
        label: findRecord(products, "slug", slug).name,
        price,
        // A price by a made-up count would be made up.
        count: count.kind === "public" ? count : undefined,
        seen: "a product of the list",
        isDecorated: true,
      }),
    );
  return [...others, ...own];
}

interface PackWords {
  label: string;
  price: Sourced<number>;
  count: Sourced<number> | undefined;
  seen: string;
  isAbout?: boolean;
  isDecorated: boolean;
  isWeak?: boolean;
}

function makePack({ price, count, isAbout = false, isWeak = false, ...pack }: PackWords) {
  const centsEach = count && Math.round((price.value / count.value) * 100);
  const amount = `${isAbout ? "about " : ""}${formatMoney(price.value)}`;
  return {
    ...pack,
    isWeak,
    price: price.value,
    count: count?.value,
    centsEach,
    readout: count ? `${amount} for ${formatCount(count.value)}, ${centsEach}¢ each` : amount,
    evidence: combineEvidence(count ? [price, count] : [price]),
  };
}
