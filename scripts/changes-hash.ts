import { hashData } from "../app/edition/data-hash";
import { loadEdition } from "../app/edition/edition";

// `npm run changes:hash` prints the hash of the data, which an entry of content/changes.yaml records.
console.log(hashData(loadEdition()));
