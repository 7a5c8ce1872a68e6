import { escapeUTF8 as escapeXml } from "entities";
import { absoluteUrl, permanentUrl } from "../../edition/addresses";
import type { Edition } from "../../edition/edition";
import { pageWords } from "../../edition/page-words";
import { changeAnchor, feedPath, pages } from "../../urls";
import { end } from "../citation/forms";

type Change = Edition["report"]["changes"][number];

/** The Atom feed of versions. Ids never change, so that feed readers show each version once. */
export function writeFeed(edition: Edition): string {
  const { publication, changes } = edition.report;
  const page = permanentUrl(edition, pages.changes.path);
  const title = `${publication.title} ${publication.year}: ${pageWords(edition, "changes").title}`;
  const dates = changes.map(({ date }) => date).sort();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${publication.language}">`,
    element("id", page),
    element("title", title),
    element("updated", timestamp(dates.at(-1) ?? publication.published)),
    `<author>${element("name", publication.publisher)}</author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(absoluteUrl(edition, feedPath))}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>`,
    ...changes.map((change) => writeEntry(edition, change)),
    "</feed>\n",
  ].join("\n");
}

function writeEntry(edition: Edition, change: Change): string {
  const { version, date, type, title, text, was, now, conclusionChanges } = change;
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
    element("updated", timestamp(date)),
    `<link rel="alternate" type="text/html" href="${escapeXml(address)}"/>`,
    `<category term="${type}"/>`,
    element("content", [end(text), ...values, ...ending].join(" ")),
    "</entry>",
  ].join("\n");
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** Atom demands a time of day. */
function timestamp(date: string): string {
  return `${date}T00:00:00Z`;
}
