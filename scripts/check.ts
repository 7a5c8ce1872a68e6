import { readFileSync } from "node:fs";
import { join } from "node:path";
import { formatCounted } from "../app/analysis/format";
import { productForms } from "../app/analysis/plural";
import { contentRoot } from "../app/content/content-root";
import { listArchivedYears, readArchivedSite } from "../app/downloads/archived-sites";
import { readRelease } from "../app/downloads/data/release";
import { writeSchemas } from "./build/schemas";
import { findStaleCitation } from "./check/stale-citation";
import { root, runCommand } from "./command";

// `npm run check`: whether the content can be published. The build checks the same first.
await runCommand(async () => {
  writeSchemas();
  const { edition, warnings } = await readRelease(contentRoot());
  for (const warning of warnings) console.warn(warning);
  const { products, report } = edition;
  const { year, version } = report.publication;
  for (const each of listArchivedYears(year)) readArchivedSite(each);
  const stale = findStaleCitation(readFileSync(join(root, "CITATION.cff"), "utf8"), version);
  if (stale !== undefined) console.warn(stale);
  const counts = [
    formatCounted(products.length, productForms),
    formatCounted(report.sources.length, { one: "source", other: "sources" }),
  ];
  console.log(
    `The content of ${report.publication.year} in ${edition.root} has no problems: ${counts.join(", ")}.`,
  );
});
