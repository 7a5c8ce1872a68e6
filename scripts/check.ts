import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { formatCounted } from "../app/analysis/format";
import { productForms } from "../app/analysis/plural";
import { contentRoot } from "../app/content/folders";
import { writeCff } from "../app/downloads/citation/cff";
import { citeReport } from "../app/downloads/citation/citation";
import { readRelease } from "../app/downloads/data/release";

// Checks whether the content can be published, as the build does first.
const result = readRelease(contentRoot());
if (result.ok) {
  for (const warning of result.warnings) console.warn(warning);
  const { edition } = result;
  const { products, report, root } = edition;
  const committed = readFileSync(fileURLToPath(new URL("../CITATION.cff", import.meta.url)), "utf8");
  if (committed !== writeCff(citeReport(edition), report.imprint.address))
    console.warn('CITATION.cff is stale. Run "npm run citation" and commit the file.');
  const counts = [
    formatCounted(products.length, productForms),
    formatCounted(report.sources.length, { one: "source", other: "sources" }),
  ];
  console.log(`The content of ${report.imprint.year} in ${root} has no problems: ${counts.join(", ")}.`);
} else {
  console.error(result.message);
  process.exit(1);
}
