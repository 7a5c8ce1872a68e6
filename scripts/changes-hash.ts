import { contentRoot } from "../app/content/folders";
import { hashData } from "../app/edition/data-hash";
import { readEdition } from "../app/edition/edition";

// `npm run changes:hash` prints the hash of the data, which an entry of content/changes.yaml records.
const result = readEdition(contentRoot());
if (result.ok) console.log(hashData(result.edition));
else {
  console.error(result.message);
  process.exitCode = 1;
}
