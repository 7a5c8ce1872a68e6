interface Props {
  /** Of the CSV file, without its extension. */
  name: string;
  rows: () => string[][] | Promise<string[][]>;
  say: (words: string) => void;
}

/** Buttons that copy the URL of the current view, and save the view as CSV. */
export function ViewTools({ name, rows, say }: Props) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(window.location.href);
      say("Link to this view copied.");
    } catch {
      // Browsers refuse without a secure connection, and readers may refuse too.
      say("The browser did not allow copying. Copy the address bar instead.");
    }
  }
  async function save() {
    try {
      // Loaded on demand: few readers save.
      const { saveCsv } = await import("./save-csv");
      saveCsv(name, await rows());
      say("This view is saved as a CSV file.");
    } catch {
      say("The file could not be made. Try again when you are online.");
    }
  }
  return (
    <>
      <button className="control tool" type="button" onClick={copy}>
        Copy link
      </button>
      <button className="control tool" type="button" onClick={save}>
        Save CSV
      </button>
    </>
  );
}
