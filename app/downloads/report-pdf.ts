import { readFileSync } from "node:fs";
import type { Edition } from "../edition/edition";
import type { SiteFile } from "../edition/site-file";
import { reportPdfPath } from "../urls";

/** The path of the PDF within the site; undefined in a build without it: scripts/pdf.ts sets REPORT_PDF to the file. */
export function reportPdfAddress({ report }: Edition): string | undefined {
  return process.env.REPORT_PDF ? reportPdfPath(report.imprint) : undefined;
}

/** The PDF as a file of the site; none in a build without it. */
export function reportPdf({ report }: Edition): SiteFile[] {
  const name = process.env.REPORT_PDF;
  return name
    ? [{ path: reportPdfPath(report.imprint), type: "application/pdf", body: readFileSync(name) }]
    : [];
}
