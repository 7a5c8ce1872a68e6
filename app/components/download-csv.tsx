import { csvFormatRows } from "d3-dsv";
import { disarm } from "../data/csv";

interface Props {
  /** The name of the file, without its ending. */
  name: string;
  /** Makes the rows when they are asked for. */
  rows: () => string[][];
  say: (words: string) => void;
}

/** Makes a file of what is shown and hands it to the browser. */
export function DownloadCsv({ name, rows, say }: Props) {
  function download() {
    const address = URL.createObjectURL(new Blob([formatFile(rows())], { type: "text/csv;charset=utf-8" }));
    const link = document.createElement("a");
    link.href = address;
    link.download = `${name}.csv`;
    link.click();
    // The browser reads the file after the click has returned.
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
    say("This view is saved as a CSV file.");
  }
  return (
    <button className="tool" type="button" onClick={download}>
      Save CSV
    </button>
  );
}

/** RFC 4180, with the mark by which spreadsheets know UTF-8. */
function formatFile(rows: string[][]): string {
  return `\ufeff${csvFormatRows(rows.map((row) => row.map(disarm))).replaceAll("\n", "\r\n")}\r\n`;
}
