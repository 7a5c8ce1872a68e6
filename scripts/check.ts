import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isScalar, parseDocument } from "yaml";
import { ContentError } from "../app/content/diagnostic";
import { writeSchemas } from "../app/content/json-schema";
import { readReport } from "../app/read-report";
import type { Settings } from "../app/settings";
import { runCommand } from "./command";
import { readSettings } from "./settings";

/** `npm run check`: whether the content can be published. The build checks the same first. */
await runCommand(async () => {
  const settings = readSettings();
  const [option, ...names] = process.argv.slice(2);
  if (option === "--reviewed") await writeFacts(settings, names);
  const { problems, warnings, facts, places, left, illustrative, schemas } = await readReport(settings);
  writeSchemas(settings.contentRoot, schemas);
  if (problems.length > 0) throw new ContentError(problems);
  for (const warning of warnings) console.warn(`warning: ${warning}`);
  const intro =
    illustrative.length === 0 ? "No value is illustrative." : "Illustrative values that are left:";
  console.log([intro, ...illustrative].join("\n"));
  if (facts.length === 0) return console.log("The content has no problems.");
  const changes = new Set(facts.map(({ change }) => change));
  console.log(["Facts that changed:", ...changes, "Words that were written for them:", ...places].join("\n"));
  console.log(`${left} Once they are right: npm run check -- --reviewed`);
});

/**
 * Writes what facts are now into written-for.yaml as `was`: of all that changed, or of those with these names. Each is written in its
 * place in the text, because a document written anew has other line breaks.
 */
async function writeFacts(settings: Settings, names: readonly string[]): Promise<void> {
  const { facts } = await readReport(settings);
  const unknown = names.filter((each) => !facts.some(({ name }) => name === each));
  if (unknown.length > 0)
    throw new Error(`found no changed fact ${unknown.join(", ")}; npm run check lists them`);
  const file = join(settings.contentRoot, "written-for.yaml");
  let text = readFileSync(file, "utf8");
  const document = parseDocument(text);
  // The last first, because each moves what follows.
  for (const { index, name, now } of facts.toReversed()) {
    const was = document.getIn([index, "was"], true);
    if (now === undefined || !isScalar(was) || !was.range) continue;
    if (names.length > 0 && !names.includes(name)) continue;
    // The range of a block holds its line break.
    const [start, end] = was.range;
    const { length } = text.slice(start, end).trimEnd();
    text = text.slice(0, start) + JSON.stringify(now) + text.slice(start + length);
  }
  writeFileSync(file, text);
}
