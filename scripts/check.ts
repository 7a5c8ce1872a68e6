import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isScalar, parseDocument } from "yaml";
import { ContentError } from "../app/content/diagnostic";
import { writeSchemas } from "../app/content/json-schema";
import { readReport } from "../app/read-report";
import type { Settings } from "../app/settings";
import { parseArguments, runCommand } from "./command";
import { readSettings } from "./settings";

/**
 * Checks the content, as every build does first, and lists warnings, illustrative values and stale passages. With
 * `--reviewed`, which `npm run reviewed` adds, first accepts changed facts: all of them, or those that are named.
 */
await runCommand(async () => {
  const { values, positionals: names } = parseArguments({
    options: { reviewed: { type: "boolean" } },
    allowPositionals: true,
  });
  if (names.length > 0 && !values.reviewed)
    throw new Error(`Unexpected argument '${names[0]}'; expected npm run check, or npm run reviewed`);
  const settings = readSettings();
  if (values.reviewed) await acceptFacts(settings, names);
  const { problems, warnings, changedFacts, stalePassages, staleNotice, illustrative, fileSchemas } =
    await readReport(settings);
  writeSchemas(settings.contentRoot, fileSchemas);
  if (problems.length > 0) throw new ContentError(problems);
  for (const warning of warnings) console.warn(`warning: ${warning}`);
  const intro =
    illustrative.length === 0 ? "No value is illustrative." : "Illustrative values that are left:";
  console.log([intro, ...illustrative].join("\n"));
  if (changedFacts.length === 0) return console.log("The content has no problems.");
  const changes = new Set(changedFacts.map(({ change }) => change));
  console.log(
    ["Facts that changed:", ...changes, "Passages that depend on them:", ...stalePassages].join("\n"),
  );
  console.log(`${staleNotice}. When the text is correct, accept the facts: npm run reviewed`);
});

/**
 * Updates written-for.yaml with the current values of changed facts (`was`) and the current texts of passages. If facts are
 * named, updates only their entries. Edits the text of the file, because serializing the document would change its line
 * breaks.
 *
 * @throws {Error} If the content has problems, or a name belongs to no changed fact.
 */
async function acceptFacts(settings: Settings, names: readonly string[]): Promise<void> {
  const { problems, facts, changedFacts } = await readReport(settings);
  if (problems.length > 0) throw new ContentError(problems);
  const unknownNames = names.filter((name) => !changedFacts.some((fact) => fact.name === name));
  if (unknownNames.length > 0)
    throw new Error(`found no changed fact ${unknownNames.join(", ")}; npm run check lists them`);
  const filePath = join(settings.contentRoot, "written-for.yaml");
  let text = readFileSync(filePath, "utf8");
  const document = parseDocument(text);
  const edits: { start: number; end: number; replacement: string }[] = [];
  const replaceScalar = (path: (string | number)[], replacement: string) => {
    const node = document.getIn(path, true);
    if (!isScalar(node) || !node.range) return;
    // The range of a block scalar includes its line break, which stays.
    const [start, end] = node.range;
    edits.push({ start, end: start + text.slice(start, end).trimEnd().length, replacement });
  };
  for (const { index, name, currentValue, isChanged, passages } of facts) {
    if (names.length > 0 && !names.includes(name)) continue;
    if (isChanged && currentValue !== undefined) replaceScalar([index, "was"], JSON.stringify(currentValue));
    for (const [passageIndex, { record, current }] of passages.entries()) {
      const path = [index, "passages", passageIndex];
      if (!current?.text || (current.at === record.at && current.text === record.text)) continue;
      const quotedText = JSON.stringify(current.text);
      // A passage without a text is a scalar, otherwise a map.
      replaceScalar(path, `{ at: ${current.at}, text: ${quotedText} }`);
      replaceScalar([...path, "at"], current.at);
      replaceScalar([...path, "text"], quotedText);
    }
  }
  // Edits are applied from the last to the first, because each edit changes the offsets of the text after it.
  for (const { start, end, replacement } of edits.sort((a, b) => b.start - a.start))
    text = text.slice(0, start) + replacement + text.slice(end);
  writeFileSync(filePath, text);
  const acceptedNames = changedFacts
    .map(({ name }) => name)
    .filter((name) => names.length === 0 || names.includes(name));
  console.log(`Accepted facts: ${[...new Set(acceptedNames)].join(", ") || "none had changed"}`);
}
