import { escapeUTF8 as escapeXml } from "entities";
import { absoluteUrl, permanentUrl } from "../../edition/addresses";
import type { Edition } from "../../edition/edition";
import { pageWords } from "../../edition/page-words";
import { changeAnchor, faviconPath, feedPath, pages } from "../../urls";
import { end } from "../citation/forms";

type Change = Edition["report"]["changes"][number];

/** The Atom feed of versions. Ids never change, so that feed readers show each version once. */
export function writeFeed(edition: Edition): string {
  const { publication, changes } = edition.report;
  const page = permanentUrl(edition, pages.changes.path);
  const title = `${publication.title} ${publication.year}: ${pageWords(edition, "changes").title}`;
  // Oldest first, so that later entries leave the times of earlier ones alone.
  const oldest = changes.toReversed();
  const times = oldest.map(({ date }, index) => timestamp(date, countDate(oldest.slice(0, index), date)));
  const updated = times.toSorted().at(-1) ?? timestamp(publication.published);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${publication.language}">`,
    element("id", page),
    element("title", title),
    element("updated", updated),
    element("icon", absoluteUrl(edition, faviconPath)),
    `<author>${element("name", publication.publisher)}</author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(absoluteUrl(edition, feedPath))}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>`,
    ...changes.map((change, index) => writeEntry(edition, change, times.at(-1 - index) ?? "")),
    "</feed>\n",
  ].join("\n");
}

function writeEntry(edition: Edition, change: Change, updated: string): string {
  const { version, type, title, text, was, now, conclusionChanges } = change;
  const address = permanentUrl(edition, changeAnchor(version));
  const values =
    was !== undefined || now !== undefined
      ? [end(`Was: ${was ?? "none"}`), end(`Now: ${now ?? "none"}`)]
      : [];
  const conclusion = conclusionChanges ? "A conclusion changes." : "No conclusion changes.";
  const ending = type === "release" && !conclusionChanges ? [] : [conclusion];
  return [
    "<entry>",
    element("id", address),
    element("title", `Version ${version}, ${type}: ${title}`),
    element("updated", updated),
    `<link rel="alternate" type="text/html" href="${escapeXml(address)}"/>`,
    `<category term="${type}"/>`,
    element("content", [end(text), ...values, ...ending].join(" ")),
    "</entry>",
  ].join("\n");
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

function countDate(changes: readonly Change[], date: string): number {
  return changes.filter((change) => change.date === date).length;
}

/** Atom demands a time of day. Feed readers take entries with the same time for one. */
function timestamp(date: string, minute = 0): string {
  return `${date}T00:${String(minute).padStart(2, "0")}:00Z`;
}
