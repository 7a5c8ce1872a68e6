import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../page-test";
import { read } from "../site";

const { resources, version } = JSON.parse(read("data/datapackage.json"));

test("a researcher sees each table's columns and takes its file, or all as a zip", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Data", exact: true }).click();
  for (const { path, rowCount, schema } of resources) {
    const link = page.getByRole("link", { name: path, exact: true });
    const item = page.getByRole("listitem").filter({ has: link });
    await item.getByText(`${schema.fields.length} columns, ${rowCount} rows`).click();
    const names: string[] = schema.fields.map((column: { name: string }) => column.name);
    const own = names.filter((name) => !/_(kind|sources)$/.test(name));
    await expect(item.getByRole("rowheader")).toHaveText(own.map((name) => new RegExp(`^${name}\\b`)));
    await expect(link).toHaveAttribute("href", `/data/${path}`);
  }
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: /^Download zip/ }).click();
  expect((await download).suggestedFilename()).toContain(`-${version}.zip`);
});

const copyButton = (within: Page | Locator) => within.getByRole("button", { name: /^Copy text/ });

/** Opens a page with a stopped clock: messages vanish after seconds, which a busy machine may miss. */
async function openPaused(page: Page, address: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(address);
}

test.describe("with a clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("the citation is copied as text and in each form, which is a file", async ({ page, request }) => {
    await openPaused(page, "/data#cite");
    const cite = page.locator("section#cite");
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await copyButton(cite).first().click();
    await expect(cite.getByRole("status").first()).toHaveText("Copied");
    expect((await clipboard()).split("Version ")[1]?.replace(/https?:\S+$/, "URL")).toBe(`${version}. URL`);
    await page.clock.runFor(3500);
    await copyButton(cite).first().click();
    await page.clock.runFor(3500);
    await expect(cite.getByRole("status").first()).toHaveText("Copied");
    await page.clock.runFor(1000);
    await expect(cite.getByRole("status").first()).toBeEmpty();
    const beginnings = { BibTeX: "@techreport{", RIS: "TY  - RPRT", "CSL-JSON": "[" };
    for (const [form, beginning] of Object.entries(beginnings)) {
      const fold = cite.locator("details").filter({ has: page.getByText(form, { exact: true }) });
      await fold.getByText(form, { exact: true }).click();
      await copyButton(fold).click();
      const text = (await clipboard()).trim();
      expect(text.startsWith(beginning), form).toBe(true);
      const address = await fold.getByRole("link").getAttribute("href");
      const body = await (await request.get(address ?? "")).text();
      expect(body.replaceAll("\r\n", "\n").trim(), form).toBe(text);
    }
  });

  test("a number that may be quoted is copied with its base and source", async ({ page }) => {
    await openPaused(page, "/methodology");
    const row = page.locator("tr", { has: copyButton(page) }).first();
    await row.getByRole("button").press("Enter");
    await expect(row.getByRole("status")).toHaveText("Copied");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/Base: .+version \d+\.\d+\.\d+, https?:\S+$/s);
  });
});

test("without a clipboard the button selects the text", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await openPaused(page, "/data");
  const cite = page.locator("section#cite");
  await copyButton(cite).first().press("Space");
  await expect(cite.getByRole("status").first()).toHaveText("Selected, ready to copy");
  expect(await page.evaluate(() => String(getSelection()))).toContain(`Version ${version}`);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("one click selects the text, and there is no button", async ({ page }) => {
    await page.goto("/data");
    await expect(page.getByRole("button", { name: /^(Copy|Print)/ })).toHaveCount(0);
    await page.locator("section#cite").getByText(`Version ${version}`).first().click();
    expect(await page.evaluate(() => String(getSelection()))).toContain(`Version ${version}`);
  });
});
