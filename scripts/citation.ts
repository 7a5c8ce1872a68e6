import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentRoot } from "../app/content/folders";
import { writeCff } from "../app/downloads/citation/cff";
import { citeReport } from "../app/downloads/citation/citation";
import { loadEdition } from "../app/edition/edition";
import { root, runCommand } from "./command";

// `npm run citation` writes CITATION.cff from content/report.yaml; `npm run check` warns if it is stale.
await runCommand(() => {
  const file = join(root, "CITATION.cff");
  const edition = loadEdition();
  writeFileSync(file, writeCff(citeReport(edition), edition.report.publication));
  console.log(`Wrote ${file} from ${contentRoot()}`);
});
