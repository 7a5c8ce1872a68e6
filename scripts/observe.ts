import { contentRoot } from "../app/content/folders";
import { observe } from "./observe/observe";

// `npm run observe -- FILE` replaces illustrative values by those that a filled copy of /data/to-observe.csv holds.
const [file, ...rest] = process.argv.slice(2);
if (file === undefined || rest.length > 0) {
  console.error("Usage: npm run observe -- FILE, a filled copy of /data/to-observe.csv, saved as CSV");
  process.exitCode = 1;
} else {
  // Swedish dates are YYYY-MM-DD; the day is that of whoever runs the command.
  const today = new Date().toLocaleDateString("sv-SE");
  const { ok, message } = observe(file, contentRoot(), today);
  process[ok ? "stdout" : "stderr"].write(message);
  process.exitCode = ok ? 0 : 1;
}
