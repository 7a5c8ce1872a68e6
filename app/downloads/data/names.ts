import type { Report } from "../../content/report-files";

/** The zip of all files. */
export function zipName({ fileName }: Report["publication"]): string {
  return `${fileName}.zip`;
}
/** The checksums, in the format of `sha256sum`. */
export const sumsName = "SHA256SUMS";
/** The name of the sheet in which readers fill in real values for the illustrative ones. */
export const observationSheetName = "to-observe.csv";
