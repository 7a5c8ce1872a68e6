import { cpSync, existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { copyLastEdition } from "./copy-last-edition";
import { writeSchemaLines } from "./write-schemas";

export const template = fileURLToPath(new URL("template", import.meta.url));

const usage = `Usage:
  npm run edition -- new FOLDER   writes a small complete edition, to be replaced file by file
  npm run edition -- next FOLDER  copies the last edition, with the next year and version`;

/**
 * Starts an edition in a new or empty folder. Throws, and writes nothing, if anything is wrong.
 *
 * @param args what follows the command: `new` or `next`, and the folder
 * @param last the folder of the last edition, as an absolute path
 * @param today as YYYY-MM-DD
 * @returns what to do next
 */
export function startEdition(
  [command, folder, ...rest]: readonly string[],
  last: string,
  today: string,
): string {
  if (command !== "new" && command !== "next")
    throw new Error(`found ${command ? `the word "${command}"` : "nothing"}; expected new or next\n${usage}`);
  if (!folder) throw new Error(`found no folder; expected the folder of the new edition\n${usage}`);
  if (rest.length > 0)
    throw new Error(`found "${rest.join(" ")}" after the folder; expected one folder\n${usage}`);
  const target = path.resolve(folder);
  const obstacle = findObstacle(target);
  if (obstacle) throw new Error(`found ${obstacle} at ${folder}; expected a new or empty folder`);
  if (command === "new") cpSync(template, target, { recursive: true });
  else if (path.relative(last, target).startsWith("..")) copyLastEdition(last, target, today);
  else throw new Error(`found ${folder} inside ${last}; expected a folder outside of the last edition`);
  writeSchemaLines(target);
  return describeNext(command, folder);
}

function findObstacle(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  if (!statSync(folder).isDirectory()) return "a file";
  const [first] = readdirSync(folder);
  return first === undefined ? undefined : `a folder that has ${first} in it`;
}

function describeNext(command: "new" | "next", folder: string): string {
  const steps = {
    new: [
      "- Begin with report.yaml; the comments of each file say what it is for.",
      `- Set ARCHIVE_DIR=${folder}-archive: another report does not keep the addresses of this one.`,
    ],
    next: [
      "- See report.yaml: are year, version and the dates right? Were the sources read again?",
      "- Look at each illustrative value that the check names, then delete its comment.",
      "- Correct the sentences that describe the last edition.",
    ],
  };
  return [
    `Wrote an edition into ${folder}. Now:`,
    ...steps[command],
    `- CONTENT_DIR=${folder} npm run dev shows the site, CONTENT_DIR=${folder} npm run check checks it.`,
    "- docs/editions.md says the rest, from writing to publishing.",
  ].join("\n");
}
