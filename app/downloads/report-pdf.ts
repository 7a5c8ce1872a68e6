import { readFileSync } from "node:fs";
import type { Edition } from "../edition/edition";
import { reportPdfPath } from "../urls";
import type { SiteFile } from "./site-file";

/** The path of the printed report, which scripts/pdf.ts sets for a build that contains it. */
const printed = () => process.env.REPORT_PDF;

/** The path of the PDF within the site; undefined in a build without it. */
export function reportPdfAddress({ report }: Edition): string | undefined {
  return printed() ? reportPdfPath(report.imprint) : undefined;
}

/** The PDF as a file of the site; none in a build without it. */
export function reportPdf({ report }: Edition): SiteFile[] {
  const name = printed();
  return name
    ? [{ path: reportPdfPath(report.imprint), type: "application/pdf", body: readFileSync(name) }]
    : [];
}
