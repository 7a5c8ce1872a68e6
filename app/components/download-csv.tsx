interface Props {
  /** The name of the file, without its ending. */
  name: string;
  /** Makes the rows when they are asked for. */
  rows: () => string[][];
  say: (words: string) => void;
}

/** Makes a file of what is shown and hands it to the browser. */
export function DownloadCsv({ name, rows, say }: Props) {
  async function download() {
    try {
      // Few readers save: the others need not fetch what writes the file.
      const { saveCsv } = await import("./save-csv");
      saveCsv(name, rows());
      say("This view is saved as a CSV file.");
    } catch {
      say("The file could not be made. Please try again when you are online.");
    }
  }
  return (
    <button className="tool" type="button" onClick={download}>
      Save CSV
    </button>
  );
}
