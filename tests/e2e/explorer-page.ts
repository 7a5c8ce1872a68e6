import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import { csvParseRows } from "d3-dsv";

export const sortChoice = (page: Page) => page.getByRole("combobox", { name: "Sort by" });
export const layout = (page: Page, name: "Cards" | "Table") => page.getByRole("radio", { name });
export const status = (page: Page) => page.getByRole("status");
export const chooseButton = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name: typeof name === "string" ? `Compare ${name}` : name });
export const adder = (page: Page) => page.getByRole("combobox", { name: "Add a product" });
export const onlyDifferences = (page: Page) => page.getByRole("checkbox", { name: "Differences only" });

/** Opens list or comparison; its status says when the address is applied. */
export async function openShowing(page: Page, address: string, shown: string | RegExp): Promise<void> {
  await page.goto(address);
  await expect(status(page), address).toHaveText(shown);
}

/** The names of the cards that show, in their order. */
export const cardNames = (page: Page) => page.getByRole("article").getByRole("heading").allTextContents();

/** The highlighted words that show, in document order: within elements that match, or anywhere. */
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

/** The rows of the CSV file that a button saves; every line must end in CR LF. */
export async function readCsv(page: Page, button: Locator): Promise<{ name: string; rows: string[][] }> {
  const waiting = page.waitForEvent("download");
  await button.click();
  const download = await waiting;
  const text = readFileSync(await download.path(), "utf8");
  expect(text.startsWith("\ufeff"), "spreadsheets recognize UTF-8 by its byte order mark").toBe(true);
  const records = text.slice(1).match(/.*?\r\n/g) ?? [];
  expect(records.join(""), "every line ends in CR LF").toBe(text.slice(1));
  return { name: download.suggestedFilename(), rows: csvParseRows(text.slice(1)) };
}

/** The heading of a comparison's row, which may say “illustrative”. */
export const rowHead = (page: Page, field: string) =>
  page.getByRole("rowheader", { name: new RegExp(`^${field}(?: \\(illustrative\\))?$`) });

/** The cells of a comparison's row, by its heading. */
export async function readRow(page: Page, field: string): Promise<string[]> {
  const row = page.getByRole("row").filter({ has: rowHead(page, field) });
  return (await row.getByRole("cell").allInnerTexts()).map((text) => text.replaceAll(/\s+/g, " ").trim());
}
