import { writeSchemas } from "../app/content/json-schema";
import { ContentError } from "../app/content/problem";
import { checkContent } from "../app/read-report";
import { contentRoot } from "../app/settings";
import { runCommand } from "./command";

// `npm run check`: whether the content can be published. The build checks the same first.
await runCommand(() => {
  const { problems, warnings, illustrative, schemas } = checkContent();
  writeSchemas(contentRoot(), schemas);
  if (problems.length > 0) throw new ContentError(problems);
  for (const warning of warnings) console.warn(`warning: ${warning}`);
  const left = illustrative.length === 0 ? "No value is illustrative." : "Illustrative values that are left:";
  console.log(["The content has no problems.", left, ...illustrative].join("\n"));
});
