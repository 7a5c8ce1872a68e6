import { readFileSync } from "node:fs";
import { reportPdfPath } from "../urls";

/** Where the printed report lies while the site is built with it; scripts/pdf.ts prints it and sets this. */
const file = () => process.env.REPORT_PDF;

/** The address of the report as PDF, in a build that has it. */
export function reportPdfAddress(): string | undefined {
  return file() ? reportPdfPath : undefined;
}

/** The report as PDF, as a file of the site; none in a build that was given none. */
export function reportPdf(): { path: string; type: string; body: Uint8Array }[] {
  const name = file();
  return name ? [{ path: reportPdfPath, type: "application/pdf", body: readFileSync(name) }] : [];
}
