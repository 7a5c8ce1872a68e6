import { contentRoot } from "../app/content/folders";
import { runCommand, today } from "./command";
import { startEdition } from "./edition/start-edition";

// `npm run edition -- new FOLDER` and `npm run edition -- next FOLDER` start an edition in a folder.
await runCommand(() => console.log(startEdition(process.argv.slice(2), contentRoot(), today())));
