import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Edition, readEdition, readEditions } from "../app/edition/edition";
import { editionPath } from "../app/edition/neighbors";
import { pages, reportPdfPath } from "../app/urls";
import { parseBasePath } from "../hosting/base-path";
import { listen } from "../preview/listen";
import { createSite } from "../preview/site";
import { root, run } from "./command";
import { countPages } from "./pdf/document";
import { printReport } from "./pdf/print";
import { findBrowser } from "./programs";

/**
 * Builds the site with the report as a PDF: builds it, prints /report of each edition, and builds it again with the files,
 * which pages then link. See docs/decisions/0007-report-as-pdf.md.
 */
async function buildWithPdf(): Promise<boolean> {
  // A missing browser is named before the build, which takes long.
  await findBrowser();
  const content = readEditions(readEdition);
  if (!content.ok) throw new Error(content.message);
  const build = (pdf: string) => run(["scripts/build.ts"], { env: { REPORT_PDF: pdf } });
  if (!(await build(""))) return false;

  const folder = mkdtempSync(join(tmpdir(), "report-pdf-"));
  try {
    for (const edition of content.editions) {
      const { imprint } = edition.report;
      const pdf = await printEdition(edition);
      writeFileSync(join(folder, `${imprint.year}.pdf`), pdf);
      const megabytes = (pdf.length / 1e6).toFixed(1);
      const address = sitePath(edition, reportPdfPath(imprint));
      console.log(`Printed the report: ${countPages(pdf)} pages, ${megabytes} MB, at ${address}`);
    }
    return await build(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The path of an edition's page below the site's path. */
function sitePath(edition: Edition, path: string): string {
  return edition.newest ? editionPath(edition, path) : path;
}

async function printEdition(edition: Edition): Promise<Buffer> {
  const base = parseBasePath(process.env.BASE_PATH);
  const { address: origin, close } = await listen(createSite(join(root, "dist"), base), { port: 0 });
  try {
    const address = new URL(base.replace(/\/$/, "") + sitePath(edition, pages.report.path), origin).href;
    return await printReport(address, edition.report.imprint.published);
  } finally {
    close();
  }
}

try {
  process.exitCode = (await buildWithPdf()) ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
