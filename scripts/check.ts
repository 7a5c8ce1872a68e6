import { readFileSync } from "node:fs";
import { join } from "node:path";
import { formatCounted } from "../app/analysis/format";
import { productForms } from "../app/analysis/plural";
import { contentRoot } from "../app/content/folders";
import { listArchivedYears, readArchivedSite } from "../app/downloads/archived-sites";
import { readRelease } from "../app/downloads/data/release";
import { listPages } from "../app/edition/addresses";
import { addressOf } from "../hosting/inventory";
import { isPagePath, placeMoved } from "./build/addresses";
import { findStaleCitation } from "./check/stale-citation";
import { root, runCommand } from "./command";

// Checks whether the content can be published, as the build does first.
await runCommand(() => {
  const result = readRelease(contentRoot());
  if (!result.ok) throw new Error(result.message);
  for (const warning of result.warnings) console.warn(warning);
  const { edition } = result;
  const { products, report } = edition;
  const earlier = listArchivedYears(report.publication.year).flatMap((year) =>
    [...readArchivedSite(year, (name) => name.endsWith(".html")).files.keys()].map((name) =>
      addressOf(`${year}/${name}`),
    ),
  );
  placeMoved([...listPages(edition), ...earlier], report.publication, isPagePath);
  const stale = findStaleCitation(
    readFileSync(join(root, "CITATION.cff"), "utf8"),
    report.publication.version,
  );
  if (stale !== undefined) console.warn(stale);
  const counts = [
    formatCounted(products.length, productForms),
    formatCounted(report.sources.length, { one: "source", other: "sources" }),
  ];
  console.log(
    `The content of ${report.publication.year} in ${edition.root} has no problems: ${counts.join(", ")}.`,
  );
});
