import { readRows } from "./csv";
import { readFile, readTable, type Site, tableNames, unless } from "./site";

/** Every published table has the same values, kinds and sources as CSV and as JSON. */
export function checkFiles(site: Site): string[] {
  return tableNames(site).flatMap((name) => {
    const rows = readRows(readFile(site, `/data/${name}.csv`));
    const json = readTable(site, name);
    if (rows.length !== json.rows.length)
      return [`${name}: ${rows.length} rows in the CSV, ${json.rows.length} in the JSON`];
    return rows.flatMap((row, index) =>
      json.columns.flatMap(({ name: column }) => {
        const cell = json.rows[index]?.[column];
        const expected = [String(cell?.value ?? ""), cell?.kind ?? "", (cell?.sources ?? []).join(";")];
        const evidence = `${column}_kind` in row;
        const actual = [
          unarmed(row[column]),
          evidence ? row[`${column}_kind`] : "",
          evidence ? row[`${column}_sources`] : "",
        ];
        const where = `${name}, row ${index + 1}, ${column}`;
        const [csv, own] = [actual.join("|"), expected.join("|")];
        return unless(csv === own, `${where}: the CSV says ${csv}, the JSON ${own}`);
      }),
    );
  });
}

/** Shares follow from the counts beside them, and sum to 100 but for rounding, for each way of counting. */
export function checkShares(site: Site): string[] {
  return tableNames(site).flatMap((name) => {
    const rows = readRows(readFile(site, `/data/${name}.csv`));
    if (rows[0]?.share_percent === undefined) return [];
    return splitByCounting(rows).flatMap((part) => {
      const shares = part.map((row) => Number(row.share_percent));
      const counts = part.map((row) => Number(row.products_count));
      const all = sum(counts);
      const wrong = shares.flatMap((share, index) => {
        const isRight = share === Math.round(((counts[index] ?? 0) / all) * 100);
        const where = `${name}, row ${rows.indexOf(part[index] ?? {}) + 1}`;
        return unless(isRight, `${where}: ${counts[index]} of ${all} is not ${share} percent`);
      });
      const isWhole = Math.abs(sum(shares) - 100) <= shares.length / 2;
      return [...wrong, ...unless(isWhole, `${name}: the shares sum to ${sum(shares)}`)];
    });
  });
}

/** Rows that count the same products in several ways, one part for each. */
export function splitByCounting<Row extends Record<string, unknown>>(rows: readonly Row[]): Row[][] {
  const countingOf = ({ counting }: Row) => JSON.stringify(counting);
  return [...new Set(rows.map(countingOf))].map((counting) =>
    rows.filter((row) => countingOf(row) === counting),
  );
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half) - 1] ?? 0)) / 2;
}

/** Only the CSV has the apostrophe that keeps spreadsheets from running a text. */
function unarmed(cell: string | undefined): string | undefined {
  return cell?.startsWith("'") ? cell.slice(1) : cell;
}
