import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Edition, readEdition, readEditions } from "../app/edition/edition";
import { editionPath } from "../app/edition/neighbors";
import { pages, reportPdfPath } from "../app/urls";
import { parseBasePath } from "../hosting/base-path";
import { listen } from "../preview/listen";
import { createSite } from "../preview/site";
import { run } from "./command";
import { countPages } from "./pdf/document";
import { printReport } from "./pdf/print";
import { findBrowser } from "./programs";

/**
 * Builds the site with the report as a PDF: builds it, prints /report of each edition, and builds it again with the files,
 * which pages then link. See docs/decisions/0007-report-as-pdf.md.
 */
async function buildWithPdf(): Promise<boolean> {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const { executablePath, how } = await findBrowser();
  console.log(`Browser: ${executablePath} (${how})`);

  const content = readEditions(readEdition);
  if (!content.ok) {
    console.error(content.message);
    return false;
  }
  const build = (pdf: string) => run(root, ["scripts/build.ts"], { env: { REPORT_PDF: pdf } });
  if (!(await build(""))) return false;

  const folder = mkdtempSync(join(tmpdir(), "report-pdf-"));
  try {
    for (const edition of content.editions) {
      const { imprint } = edition.report;
      const pdf = await printEdition(edition, join(root, "dist"), executablePath);
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

async function printEdition(edition: Edition, dist: string, executablePath: string): Promise<Buffer> {
  const base = parseBasePath(process.env.BASE_PATH);
  const { address: origin, close } = await listen(createSite(dist, base), { port: 0 });
  try {
    const address = new URL(base.replace(/\/$/, "") + sitePath(edition, pages.report.path), origin).href;
    return await printReport({ executablePath, address, date: edition.report.imprint.published });
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
