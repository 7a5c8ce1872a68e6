import { contentRoot } from "../app/content/folders";
import { runCommand, today } from "./command";
import { observe } from "./observe/observe";

// `npm run observe -- FILE` replaces illustrative values by those that a filled copy of /data/to-observe.csv holds.
await runCommand(() => {
  const [file, ...rest] = process.argv.slice(2);
  if (file === undefined || rest.length > 0)
    throw new Error("Usage: npm run observe -- FILE, a filled copy of /data/to-observe.csv, saved as CSV");
  console.log(observe(file, contentRoot(), today()));
});
