import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";

export const sortChoice = (page: Page) => page.getByRole("combobox", { name: "Sort by" });
export const layout = (page: Page, name: "Cards" | "Table") => page.getByRole("radio", { name });
export const status = (page: Page) => page.getByRole("status");
export const chooseButton = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name: typeof name === "string" ? `Compare ${name}` : name });
export const adder = (page: Page) => page.getByRole("combobox", { name: "Add a product" });
export const onlyDifferences = (page: Page) => page.getByRole("checkbox", { name: "Differences only" });

/** The names of the cards that show, in their order. */
export const cardNames = (page: Page) => page.getByRole("article").getByRole("heading").allTextContents();

/** What is highlighted in texts that show, in the page's order: in an element of that kind, or anywhere. */
export const readMarks = (page: Page, within = "*") =>
  page.evaluate(
    (selector) =>
      [...(CSS.highlights?.get("found") ?? [])]
        .filter(({ startContainer: text }) => text.parentElement?.closest(selector))
        .filter(({ startContainer: text }) => text.isConnected && !text.parentElement?.closest("[hidden]"))
        .sort(({ startContainer: one }, { startContainer: other }) =>
          one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
        )
        .map((range) => range.startContainer.nodeValue?.slice(range.startOffset, range.endOffset)),
    within,
  );

/** The rows of a file that a button hands out. */
export async function readCsv(page: Page, button: Locator): Promise<{ name: string; rows: string[][] }> {
  const waiting = page.waitForEvent("download");
  await button.click();
  const download = await waiting;
  const text = readFileSync(await download.path(), "utf8");
  expect(text.startsWith("\ufeff"), "spreadsheets know UTF-8 by its mark").toBe(true);
  expect(text.replaceAll("\r\n", "").includes("\n"), "every line ends in CR LF").toBe(false);
  return { name: download.suggestedFilename(), rows: text.slice(1).trimEnd().split("\r\n").map(splitRow) };
}

/** Cells of one line; no cell of ours holds a line break. */
function splitRow(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(([, quoted, bare = ""]) =>
    quoted === undefined ? bare : quoted.replaceAll('""', '"'),
  );
}

/** The cells of a comparison's row, by its heading. */
export async function readRow(page: Page, field: string): Promise<string[]> {
  const row = page
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: field, exact: true }) });
  return (await row.getByRole("cell").allInnerTexts()).map((text) => text.replaceAll(/\s+/g, " ").trim());
}
