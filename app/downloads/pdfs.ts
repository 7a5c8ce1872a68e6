import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Edition } from "../edition/edition";
import type { SiteFile } from "../edition/site-file";
import { type PrintedPage, pdfPath, printedPages } from "../urls";

/** Set by scripts/pdf.ts; undefined in a build without PDFs. */
const pdfFolder = () => process.env.PDF_FOLDER;

/** The path of a page's PDF; undefined in a build without PDFs. */
export function pdfAddress({ report }: Edition, page: PrintedPage): string | undefined {
  return pdfFolder() ? pdfPath(report.publication, page) : undefined;
}

/** The PDFs, if the build has them. */
export function listPdfs({ report }: Edition): SiteFile[] {
  const folder = pdfFolder();
  if (!folder) return [];
  return printedPages.map((page) => {
    const path = pdfPath(report.publication, page);
    return { path, body: readFileSync(join(folder, path)) };
  });
}
