import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readReport } from "../read-report";

const contentRoot = mkdtempSync(join(tmpdir(), "content-"));
cpSync("tests/content", contentRoot, { recursive: true });
const home = readFileSync(join(contentRoot, "home.yaml"), "utf8");

/** Returns a card of the section Findings. */
const card = (title: string, text: string) => `
    - number: Figure
      title: ${title}
      text: "${text}"
      shows: all`;

/** Returns the section Findings with the cards, instead of those of the small report. */
const withCards = (...cards: string[]) =>
  home.replace(/(findings:.*?cards:).*(?=\nkids:)/su, `$1${cards.join("")}`);

/** Checks content in which the number of products has changed since the passages were written. */
async function check(homeText: string, ...passages: string[]) {
  writeFileSync(join(contentRoot, "home.yaml"), homeText);
  const list = passages.map((passage) => `\n    - ${passage}`).join("");
  writeFileSync(
    join(contentRoot, "written-for.yaml"),
    `- value: products.count\n  was: 1\n  passages:${list}\n`,
  );
  const report = await readReport({ contentRoot, basePath: "/", hasPdf: false });
  expect(report.problems).toEqual([]);
  const toMessages = (lines: readonly string[]) => lines.map((line) => line.slice(line.indexOf("  ") + 2));
  return {
    stale: toMessages(report.stalePassages),
    warnings: toMessages(report.warnings.filter((line) => line.includes("written-for.yaml"))),
    remembered: report.facts.flatMap((fact) => fact.passages.map(({ current }) => current)),
  };
}

const one = card("One", "Only one of {products.count} is new");
const sentence = "Only one of {products.count} is new";
const entry = `{ at: home.findings.cards.0.text, text: "${sentence}" }`;
const listed = "Only one of 2 is new (products.count)";

test("finds a remembered sentence after a card has been inserted above it", async () => {
  const { stale, warnings, remembered } = await check(withCards(card("New", "A new card"), one), entry);
  expect(stale).toEqual([`findings.cards.1.text: ${listed}`]);
  expect(warnings).toEqual([]);
  expect(remembered).toEqual([{ at: "home.findings.cards.1.text", text: sentence }]);
});

test("finds a remembered sentence in another file", async () => {
  const moved = home.replace("lead: Lead", `lead: "${sentence}"`);
  expect((await check(moved, entry.replace("home", "market"))).stale).toEqual([`hero.lead: ${listed}`]);
});

test("does not mistake the same title elsewhere for a title that was rewritten", async () => {
  const title = '{ at: home.findings.cards.0.title, text: "One" }';
  const moved = withCards(card("Two", "A card")).replace("lead: Lead", "lead: One");
  expect((await check(moved, title)).stale).toEqual([]);
});

test("finds a remembered sentence that has moved and been edited", async () => {
  const edited = card("One", "Only one of {products.count} is really new");
  const { stale, remembered } = await check(withCards(card("New", "A card"), edited), entry);
  expect(stale).toEqual(["findings.cards.1.text: Only one of 2 is really new (products.count)"]);
  expect(remembered[0]?.text).toBe("Only one of {products.count} is really new");
});

test("reports a remembered sentence that is gone, and lists no other one in its place", async () => {
  const { stale, warnings, remembered } = await check(withCards(card("New", "A new card")), entry);
  expect(stale).toEqual([]);
  expect(warnings).toEqual([
    `0.passages.0: found "${sentence}" neither at home.findings.cards.0.text nor elsewhere; delete it here, or write only the name of the passage that replaced it`,
  ]);
  expect(remembered).toEqual([undefined]);
});

test("remembers the text of passages with a position in a list, and the beginning of a long one", async () => {
  const long = card("Two", `${"word ".repeat(30)}end`);
  const { remembered } = await check(
    withCards(one, long),
    "home.hero.lead",
    "home.findings.cards.0.text",
    "home.findings.cards.1.text",
  );
  expect(remembered).toEqual([
    { at: "home.hero.lead" },
    { at: "home.findings.cards.0.text", text: sentence },
    { at: "home.findings.cards.1.text", text: `${"word ".repeat(15)}word…` },
  ]);
});

test("lists a text once if entries name it and the list that contains it", async () => {
  const { stale } = await check(
    withCards(one),
    "home.findings.cards",
    "home.findings.cards.0.text",
    "home.findings.cards.0",
  );
  expect(stale).toEqual([
    "findings.cards.0.number: Figure (products.count)",
    "findings.cards.0.title: One (products.count)",
    `findings.cards.0.text: ${listed}`,
  ]);
});
