import type { Report } from "../../content/report-files";

export function zipName({ fileName }: Report["publication"]): string {
  return `${fileName}.zip`;
}

export const sumsName = "SHA256SUMS";
export const observationSheetName = "to-observe.csv";
