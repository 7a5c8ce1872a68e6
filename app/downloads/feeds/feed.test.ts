import { XMLParser, XMLValidator } from "fast-xml-parser";
import { expect, test } from "vitest";
import { editionIn, trialContent } from "../../../tests/trial-content";
import { writeFeed } from "./feed";

const content = trialContent();

function read(text: string) {
  expect(XMLValidator.validate(text)).toBe(true);
  return new XMLParser({ ignoreAttributes: false, parseTagValue: false }).parse(text).feed;
}

test("the Atom feed has the required elements, with absolute URLs", () => {
  const edition = editionIn();
  const feed = read(writeFeed(edition));
  expect(feed["@_xmlns"]).toBe("http://www.w3.org/2005/Atom");
  expect(feed.id).toMatch(/^https:\/\/[^/]+\/2025\/changes$/);
  expect(feed.title).toBe("The Shaped Bandage Report 2025: Changes and corrections");
  const [newest] = edition.report.changes;
  expect(feed.updated).toBe(`${newest?.date}T00:00:00Z`);
  expect(feed.icon).toMatch(/^https:\/\/[^/]+\/favicon\.ico$/);
  expect(feed.author.name).toBe(edition.report.publication.publisher);
  expect(feed.link.map((link: Record<string, string>) => link["@_rel"])).toEqual(["self", "alternate"]);
  const targets = feed.link.map((link: Record<string, string>) => new URL(link["@_href"] ?? "").pathname);
  expect(targets).toEqual(["/changes.atom", "/2025/changes"]);
  expect(feed.entry).toHaveLength(edition.report.changes.length);
  for (const entry of feed.entry) {
    expect(entry.id).toMatch(/^https:\/\/[^/]+\/2025\/changes#\d+\.\d+\.\d+$/);
    expect(entry.link["@_href"]).toBe(entry.id);
    expect(entry.title && entry.content).toBeTruthy();
  }
});

test("entries have their dates, and two of one day have different times", () => {
  const datesOf = () =>
    read(writeFeed(content.edition())).entry.map((each: { updated: string }) => each.updated);
  const days = content.edition().report.changes.map(({ date }) => date);
  expect(datesOf()).toEqual(days.map((day) => `${day}T00:00:00Z`));
  const [newest = "", older = ""] = days;
  content.edit("changes.yaml", `date: "${older}"`, `date: "${newest}"`);
  expect(datesOf().slice(0, 2)).toEqual([`${newest}T00:01:00Z`, `${newest}T00:00:00Z`]);
});

test("it shows the old and the new value of a correction, escaped", () => {
  content.edit("changes.yaml", "type: release", 'type: correction, was: "<4 & 5>.", now: "\\"6.\\""');
  const { entry } = read(writeFeed(content.edition()));
  const contents = entry.map((each: { content: string }) => each.content).join("\n");
  expect(contents).toMatch(/2025\. Was: <4 & 5>\. Now: "6\." No conclusion changes\.$/m);
});

test("a release says only when it changes a conclusion", () => {
  const last = () => read(writeFeed(content.edition())).entry.at(-1);
  expect(last().content).not.toContain("conclusion");
  const changes = /(?<=conclusionChanges: )false(?![\s\S]*conclusionChanges)/u;
  content.edit("changes.yaml", changes, "true");
  expect(last().content).toMatch(/ A conclusion changes\.$/m);
});
