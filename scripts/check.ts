import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { formatCounted } from "../app/analysis/format";
import { productForms } from "../app/analysis/plural";
import { writeCff } from "../app/downloads/citation/cff";
import { citeReport } from "../app/downloads/citation/citation";
import { readReleases } from "../app/downloads/data/release";

// Checks whether the content can be published, as the build does first.
const result = readReleases();
if (result.ok) {
  for (const warning of result.warnings) console.warn(warning);
  const [newest] = result.editions;
  const committed = readFileSync(fileURLToPath(new URL("../CITATION.cff", import.meta.url)), "utf8");
  if (committed !== writeCff(citeReport(newest), newest.report.imprint.address))
    console.warn('CITATION.cff is stale. Run "npm run citation" and commit the file.');
  for (const { products, report, root } of result.editions) {
    const counts = [
      formatCounted(products.length, productForms),
      formatCounted(report.sources.length, { one: "source", other: "sources" }),
    ];
    console.log(`The content of ${report.imprint.year} in ${root} has no problems: ${counts.join(", ")}.`);
  }
} else {
  console.error(result.message);
  process.exit(1);
}
