import { hashData } from "../app/edition/data-hash";
import { loadEdition } from "../app/edition/edition";
import { runCommand } from "./command";

// `npm run changes:hash` prints the hash of the data, which an entry of content/changes.yaml records.
await runCommand(() => console.log(hashData(loadEdition())));
