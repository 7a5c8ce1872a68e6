import { contentRoot } from "../app/content/content-root";
import { hashData } from "../app/edition/data-hash";
import { readEdition } from "../app/edition/edition";
import { runCommand } from "./command";

// `npm run changes:hash` prints the hash of the data, for content/changes.yaml.
await runCommand(() => console.log(hashData(readEdition(contentRoot()).edition)));
