import { XMLValidator } from "fast-xml-parser";
import { expect, test } from "vitest";
import { trialContent } from "../../../tests/trial-content";
import { writeFeed } from "./feed";

const content = trialContent();

async function expectGolden(name: string) {
  const feed = writeFeed(content.edition());
  expect(XMLValidator.validate(feed)).toBe(true);
  await expect(feed).toMatchFileSnapshot(`golden/${name}.atom`);
}

test("the Atom feed of a revision and a release, with permanent addresses", () => expectGolden("changes"));

test("a correction says both values, escaped, and whether a conclusion changes; two of one day differ in time", () => {
  content.edit("changes.yaml", "type: revision", 'type: correction, was: "<4 & 5>.", now: "\\"6.\\""');
  content.edit("changes.yaml", '"2026-11-20"', '"2026-11-22"');
  content.edit("changes.yaml", "conclusionChanges: false", "conclusionChanges: true");
  return expectGolden("correction");
});
