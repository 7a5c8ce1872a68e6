import { csvFormatRows } from "d3-dsv";
import { disarm } from "../downloads/data/csv";

/** Downloads rows as CSV (RFC 4180), with a byte order mark so that spreadsheets detect UTF-8. */
export function saveCsv(name: string, rows: readonly string[][]): void {
  const text = `\ufeff${csvFormatRows(rows.map((row) => row.map(disarm))).replaceAll("\n", "\r\n")}\r\n`;
  const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${name}.csv`;
  link.click();
  // The browser reads the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
