import type { Edition } from "../edition";
import { formatPercent } from "../format";
import type { Product } from "../product";
import { type BrandShare, percentOf } from "../share";
import { column } from "../tables/record-table";
import { valueCell } from "../tables/table-model";
import { planFigure, type ShareRun } from "./figure-model";
import { markProduct } from "./mark-product";

const [byGroup, asListed] = ["By brand group", "As listed"];

/** Products by brand group, then by the brand on the pack. */
export const brandShare = planFigure(derive, [
  column("counting", "Counting", "text", ({ counting }) => valueCell(counting)),
  column("brand", "Brand", "text", ({ brand }) => valueCell(brand)),
  column("products", "Products", "count", ({ products }) => valueCell(products)),
  column("share", "Share", "percent", ({ percentage }) => valueCell(percentage)),
]);

function derive({ report, products, shares }: Edition) {
  const listedAs = (name: string, among: readonly Product[]) => among.filter(({ brand }) => brand === name);
  const listed = report.brands.flatMap(({ name }) => {
    const count = listedAs(name, products).length;
    return count > 0 ? { brand: name, products: count, percentage: percentOf(count, products.length) } : [];
  });
  const runsOf = ({ brand: group, members }: BrandShare): ShareRun[] =>
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
        ...(own.length < members.length && { text: `${own.length} ${name}` }),
        joins,
      }));
  return {
    records: [
      ...shares.map((share) => ({ counting: byGroup, ...share })),
      ...listed.map((brand) => ({ counting: asListed, ...brand })),
    ],
    chart: {
      type: "shares" as const,
      rows: shares.map((share) => ({
        label: share.brand,
        readout: `${share.products} · ${formatPercent(share.percentage)}`,
        total: { group: byGroup, column: "products", value: share.products },
        runs: runsOf(share),
      })),
    },
  };
}
