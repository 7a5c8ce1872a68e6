import path from "node:path";
import { deriveFigures, deriveFigureTables } from "../../analysis/figures";
import type { Problem } from "../../content/problem";
import { reportFiles } from "../../content/report-files";
import { compareVersions } from "../../content/version";
import { hashData } from "../../edition/data-hash";
import type { EditionDraft } from "../../edition/draft";
import { type Edition, type EditionResult, readEdition } from "../../edition/edition";
import { isArchived, listChangedFiles } from "./data-files";

/** Reads an edition for publication: like `readEdition`, and content/changes.yaml must describe the data. */
export function readRelease(root: string): EditionResult {
  return readEdition(root, [checkVersion, checkData, checkArchive]);
}

/** If the report has the version of the newest entry of content/changes.yaml, it has its date; its version is not lower. */
function checkVersion({ folder, sound: { parts } }: EditionDraft): Problem[] {
  const { publication, changes } = parts;
  const { version, published } = publication?.data ?? {};
  const newest = changes?.data[0];
  if (!publication || !version || !newest?.version) return [];
  const order = compareVersions(version, newest.version);
  if (order < 0) {
    const message = `found ${version}; expected ${newest.version} or higher, because ${folder}/changes.yaml describes ${newest.version}`;
    return [publication.at(["version"], message)];
  }
  if (order > 0 || !published || !newest.date || newest.date.startsWith(published)) return [];
  const message = `found ${published}; expected ${newest.date}, the date of version ${version} in ${folder}/changes.yaml`;
  return [publication.at(["published"], message)];
}

/**
 * If the report has the version of the newest entry of content/changes.yaml, its data have the entry's hash. A higher
 * version may be described later.
 */
function checkData(draft: EditionDraft, found: readonly Problem[]): Problem[] {
  const { publication } = draft.parts;
  const { changes } = draft.sound.parts;
  const [newest, earlier] = changes?.data ?? [];
  // A hash that is missing is a problem that this one solves.
  const others = found.filter(({ message }) => !message.startsWith("0.data: "));
  const isSettled = isSound(draft, others, ["publication", "brands", "tiers", "changes"]);
  if (!publication || !changes || !newest || !isSettled || publication.data.version !== newest.version)
    return [];
  const { contents } = draft;
  const hash = hashData({ products: contents.products, figures: () => deriveFigureTables(contents) });
  if (newest.data === hash) return [];
  const hasNoHash = !newest.data || newest.data === earlier?.data || /^(.)\1*$/u.test(newest.data);
  const isNew = (!earlier || hasNoHash) && !isArchived(newest.version);
  const message = isNew
    ? `found ${newest.data ?? "nothing"}, which is not the hash of the data; expected "${hash}" in this entry`
    : `found ${newest.data}, the data of version ${newest.version}; the data have changed since and now are ${hash}. ` +
      `Describe the change in a new entry with a higher version and \`data: "${hash}"\`, or raise \`version\` in ${draft.folder}/report.yaml and describe it later` +
      (isArchived(newest.version)
        ? ""
        : "; if this version was never published, its entry may have the new hash");
  return [changes.at([0, "data"], message)];
}

/** A version in archive/ is published, so other data need another version. */
function checkArchive(draft: EditionDraft, found: readonly Problem[]): Problem[] {
  const { contents, parts } = draft;
  const needed = [
    "publication",
    "brands",
    "tiers",
    "sources",
    "market",
    "methodology",
    "figures",
    "data",
  ] as const;
  if (!parts.publication || !isSound(draft, found, needed)) return [];
  const changed = listChangedFiles({ ...contents, figures: () => deriveFigures(contents) });
  if (changed.length === 0) return [];
  const { version } = parts.publication.data;
  const message = `found ${version}, whose published data in archive/${version}/ are different (${changed.join(", ")}); expected a higher version`;
  return [parts.publication.at(["version"], message)];
}

/** Whether these files and the products have no problems, so that the data derived from them is final. */
function isSound(
  { folder }: EditionDraft,
  found: readonly Problem[],
  parts: readonly (keyof typeof reportFiles)[],
) {
  const names = ["products", ...parts.map((part) => reportFiles[part].file)];
  const files = names.map((name) => path.posix.join(folder, name));
  return !found.some(({ file }) => files.some((each) => file === each || file.startsWith(`${each}/`)));
}

/** Whether the report's version is newer than all entries of content/changes.yaml. */
export function isUndescribed({ report: { publication, changes } }: Edition): boolean {
  return compareVersions(publication.version, changes[0]?.version ?? "0.0.0") > 0;
}
