import { type ComparedEdition, compareEditions } from "../../analysis/compare-editions";
import { makeFormats } from "../../analysis/format";
import { deriveTables } from "../../analysis/tables/tables";
import { listArchivedYears, readArchivedSite } from "../../downloads/archived-sites";
import { describeTable, type TableFile } from "../../downloads/data/json";
import { earlierAddress } from "../../edition/addresses";
import type { Edition } from "../../edition/edition";
import { href, pages, productPath } from "../../urls";

/** The comparison with the edition before, by the published data of both; undefined if none is archived. */
export function compareWithLast(edition: Edition) {
  const { publication } = edition.report;
  const [last] = listArchivedYears(publication.year);
  if (last === undefined) return undefined;
  const { files } = readArchivedSite(last, (name) => /^data\/[a-z-]+\.json$/u.test(name));
  const tables = deriveTables(edition).map(
    (table) => [table.name, describeTable(table, publication)] as const,
  );
  const { came, went, ...rest } = compareEditions(
    readTables((name) => JSON.parse(new TextDecoder().decode(files.get(`data/${name}.json`))), publication),
    readTables((name) => new Map(tables).get(name), publication),
  );
  return {
    ...rest,
    years: [last, publication.year] as const,
    home: earlierAddress(edition, last, pages.home.path),
    came: came.map(({ slug, name }) => ({ name, address: href(productPath(slug)) })),
    went: went.map(({ slug, name }) => ({ name, address: earlierAddress(edition, last, productPath(slug)) })),
  };
}

/** Reads what is compared from tables as they are published. */
function readTables(
  tableOf: (name: string) => TableFile | undefined,
  publication: Edition["report"]["publication"],
): ComparedEdition {
  const rowsOf = (name: string) =>
    (tableOf(name)?.rows ?? []).map((row) => ({
      text: (column: string) => String(row[column]?.value ?? ""),
      number: (column: string) => Number(row[column]?.value),
      kind: (column: string) => row[column]?.kind,
    }));
  // The price's column carries the currency: price_usd.
  const price = tableOf("products")?.columns.find(({ name }) => /^price_[a-z]{3}$/u.test(name))?.name ?? "";
  const code = price.replace("price_", "");
  const currency = code.toUpperCase();
  const { money, moneyRange } = makeFormats({ ...publication, currency });
  return {
    currency,
    products: rowsOf("products").map(({ text, number, kind }) => ({
      slug: text("slug"),
      name: text("name"),
      priceNumber: number(price),
      price: money(number(price)),
      isIllustrative: kind(price) === "illustrative",
    })),
    shares: rowsOf("brand-groups").map(({ text, number }) => ({
      brand: text("brand_group"),
      percentage: number("share_percent"),
      products: number("products_count"),
    })),
    tiers: rowsOf("tiers").map(({ text, number }) => ({
      label: text("tier"),
      range: moneyRange(number(`min_${code}`), number(`max_${code}`)),
      products: number("products_count"),
    })),
  };
}
