import { contentRoot } from "../app/content/folders";
import { startEdition } from "./edition/start-edition";

// `npm run edition -- new FOLDER` and `npm run edition -- next FOLDER` start an edition in a folder.
// Swedish dates are YYYY-MM-DD; the day is that of whoever runs the command.
const today = new Date().toLocaleDateString("sv-SE");
const { ok, message } = startEdition(process.argv.slice(2), contentRoot(), today);
process[ok ? "stdout" : "stderr"].write(message);
process.exitCode = ok ? 0 : 1;
