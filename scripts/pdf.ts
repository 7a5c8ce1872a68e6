import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentRoot } from "../app/content/content-root";
import { type Edition, readEdition } from "../app/edition/edition";
import { pages, pdfPath, printedPages } from "../app/urls";
import { parseBasePath } from "../hosting/base-path";
import { listen } from "../preview/listen";
import { createSite } from "../preview/site";
import { provideBrowser } from "./browser";
import { root, run, runCommand } from "./command";
import { printToPdf } from "./pdf/print";

/**
 * Builds the site, prints the pages of `printedPages`, and builds it again with the PDFs, which pages then link. See
 * docs/decisions/0007-report-as-pdf.md.
 */
async function buildWithPdfs(): Promise<boolean> {
  // Fails before the build, which takes long.
  await provideBrowser({ full: true });
  const folder = mkdtempSync(join(tmpdir(), "pdf-"));
  const build = (pdfs: string) => run(["scripts/build.ts"], { env: { PDF_FOLDER: pdfs } });
  try {
    if (!(await build(""))) return false;
    await printEdition(readEdition(contentRoot()).edition, folder);
    return await build(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function printEdition({ report: { publication } }: Edition, folder: string): Promise<void> {
  const base = parseBasePath(process.env.BASE_PATH);
  const { address: origin, close } = await listen(createSite(join(root, "dist"), base), { port: 0 });
  try {
    for (const key of printedPages) {
      const { path, label } = pages[key];
      const address = new URL(base.replace(/\/$/, "") + path, origin).href;
      const pdf = await printToPdf(address, publication.published);
      const file = pdfPath(publication, key);
      writeFileSync(join(folder, file), pdf);
      console.log(`Printed “${label}” as ${file}, ${(pdf.length / 1e6).toFixed(1)} MB`);
    }
  } finally {
    close();
  }
}

await runCommand(buildWithPdfs);
