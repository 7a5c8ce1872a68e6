import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { formatCounted } from "../app/analysis/format";
import { productForms } from "../app/analysis/plural";
import { contentRoot } from "../app/content/content-root";
import { listArchivedYears, readArchivedSite } from "../app/downloads/archived-sites";
import { readArchivedValues } from "../app/downloads/data/archive";
import { readRelease } from "../app/downloads/data/release";
import { listMentions, listOutdated } from "../app/edition/mentions";
import { parseBasePath } from "../hosting/base-path";
import { writeSchemas } from "./build/schemas";
import { findStaleCitation } from "./check/stale-citation";
import { root, runCommand } from "./command";

// `npm run check`: whether the content can be published. The build checks the same first. With `-- --names WORDS`, lists the
// sentences that name a brand, a product or a value, to be read again when it changes. Sentences whose values differ from those
// of the newest archived version are always listed.
await runCommand(async () => {
  const { names } = parseArgs({ options: { names: { type: "string" } } }).values;
  writeSchemas();
  parseBasePath(process.env.BASE_PATH);
  const { edition, warnings } = await readRelease(contentRoot());
  for (const warning of warnings) console.warn(warning);
  const { products, report } = edition;
  const { year } = report.publication;
  for (const each of listArchivedYears(year)) readArchivedSite(each);
  const stale = findStaleCitation(readFileSync(join(root, "CITATION.cff"), "utf8"), report.publication);
  if (stale !== undefined) console.warn(stale);
  const list = (what: string, mentions: readonly string[]) =>
    console.log([`Sentences ${what}, to read again: ${mentions.length}`, ...mentions].join("\n"));
  const last = readArchivedValues();
  const outdated = last ? listOutdated(contentRoot(), edition, last.values) : [];
  if (outdated.length > 0) list(`whose values were others in version ${last?.version}`, outdated);
  if (names !== undefined) list(`that name "${names}"`, listMentions(contentRoot(), names));
  const counts = [
    formatCounted(products.length, productForms),
    formatCounted(report.sources.length, { one: "source", other: "sources" }),
  ];
  console.log(`The content of ${year} in ${edition.root} has no problems: ${counts.join(", ")}.`);
});
