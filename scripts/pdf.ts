import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Edition, loadEdition } from "../app/edition/edition";
import { pages, reportPdfPath } from "../app/urls";
import { parseBasePath } from "../hosting/base-path";
import { listen } from "../preview/listen";
import { createSite } from "../preview/site";
import { root, run, runCommand } from "./command";
import { countPages } from "./pdf/document";
import { printReport } from "./pdf/print";
import { findBrowser } from "./programs";

/**
 * Builds the site with the report as a PDF: builds it, prints /report, and builds it again with the file, which
 * pages then link. See docs/decisions/0007-report-as-pdf.md.
 */
async function buildWithPdf(): Promise<boolean> {
  // A missing browser is named before the build, which takes long.
  await findBrowser();
  const edition = loadEdition();
  const build = (pdf: string) => run(["scripts/build.ts"], { env: { REPORT_PDF: pdf } });
  if (!(await build(""))) return false;

  const folder = mkdtempSync(join(tmpdir(), "report-pdf-"));
  try {
    const pdf = await printEdition(edition);
    const file = join(folder, "report.pdf");
    writeFileSync(file, pdf);
    const megabytes = (pdf.length / 1e6).toFixed(1);
    const address = reportPdfPath(edition.report.imprint);
    console.log(`Printed the report: ${countPages(pdf)} pages, ${megabytes} MB, at ${address}`);
    return await build(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function printEdition(edition: Edition): Promise<Buffer> {
  const base = parseBasePath(process.env.BASE_PATH);
  const { address: origin, close } = await listen(createSite(join(root, "dist"), base), { port: 0 });
  try {
    const address = new URL(base.replace(/\/$/, "") + pages.report.path, origin).href;
    return await printReport(address, edition.report.imprint.published);
  } finally {
    close();
  }
}

await runCommand(buildWithPdf);
