import { writeSchemas } from "../app/content/json-schema";
import { ContentError } from "../app/content/problem";
import { checkContent } from "../app/read-report";
import { runCommand } from "./command";
import { readSettings } from "./settings";

// `npm run check`: whether the content can be published. The build checks the same first.
await runCommand(async () => {
  const settings = readSettings();
  const { problems, warnings, illustrative, schemas } = await checkContent(settings);
  writeSchemas(settings.contentRoot, schemas);
  if (problems.length > 0) throw new ContentError(problems);
  for (const warning of warnings) console.warn(`warning: ${warning}`);
  const left = illustrative.length === 0 ? "No value is illustrative." : "Illustrative values that are left:";
  console.log(["The content has no problems.", left, ...illustrative].join("\n"));
});
