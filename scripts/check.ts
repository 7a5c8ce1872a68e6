import { contentRoot } from "../app/edition/edition";
import { readRelease } from "../app/edition/release";

// Says whether the content can be published; the build asks the same question first.
const result = readRelease(contentRoot());
if (result.ok) {
  for (const warning of result.warnings) console.warn(warning);
  console.log(
    `The content is sound: ${result.edition.products.length} products, ${result.edition.report.sources.length} sources.`,
  );
} else {
  console.error(result.message);
  process.exit(1);
}
