import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { writeCff } from "../app/downloads/citation/cff";
import { citeReport } from "../app/downloads/citation/citation";
import { contentRoot } from "../app/edition/edition";
import { readRelease } from "../app/edition/release";

// Checks whether the content can be published, as the build does first.
const result = readRelease(contentRoot());
if (result.ok) {
  for (const warning of result.warnings) console.warn(warning);
  const committed = readFileSync(fileURLToPath(new URL("../CITATION.cff", import.meta.url)), "utf8");
  if (committed !== writeCff(citeReport(result.edition), result.edition.report.imprint.address))
    console.warn('CITATION.cff is stale. Run "npm run citation" and commit the file.');
  console.log(
    `The content has no problems: ${result.edition.products.length} products, ${result.edition.report.sources.length} sources.`,
  );
} else {
  console.error(result.message);
  process.exit(1);
}
