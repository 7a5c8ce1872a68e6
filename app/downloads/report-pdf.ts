import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Edition } from "../edition/edition";
import type { SiteFile } from "../edition/site-file";
import { reportPdfPath } from "../urls";

/** The printed report of an edition in REPORT_PDF, which scripts/pdf.ts sets for a build that contains it. */
function printedReport({ report }: Edition): string | undefined {
  const folder = process.env.REPORT_PDF;
  return folder && join(folder, `${report.imprint.year}.pdf`);
}

/** The path of the PDF within the site; undefined in a build without it. */
export function reportPdfAddress(edition: Edition): string | undefined {
  return printedReport(edition) ? reportPdfPath(edition.report.imprint) : undefined;
}

/** The PDF as a file of the site; none in a build without it. */
export function reportPdf(edition: Edition): SiteFile[] {
  const name = printedReport(edition);
  return name
    ? [{ path: reportPdfPath(edition.report.imprint), type: "application/pdf", body: readFileSync(name) }]
    : [];
}
