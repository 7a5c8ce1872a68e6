import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../page-test";
import { read } from "../site";

// Copying text, and downloading the data. The tables on the data page: tests/built/parts.test.ts.

const { resources, version } = JSON.parse(read("data/datapackage.json"));

const citationSection = (page: Page) => page.locator("section#cite");
const copyButton = (container: Page | Locator) => container.getByRole("button", { name: /^Copy text/ });
const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const readSelection = (page: Page) => page.evaluate(() => String(getSelection()));

test("shows the columns of a table, and downloads all tables as a zip file", async ({ page }) => {
  await page.goto("/data");
  const [{ path, rowCount, schema }] = resources;
  const item = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: path, exact: true }) });
  await expect(item.getByRole("table")).toBeHidden();
  await item.getByText(`${schema.fields.length} columns, ${rowCount} rows`).click();
  await expect(item.getByRole("table")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: /^Download zip/ }).click();
  expect((await download).suggestedFilename()).toContain(`-${version}.zip`);
});

test.describe("with a clipboard", () => {
  test.use({ hasOwnPage: true, permissions: ["clipboard-read", "clipboard-write"] });

  test("copies the citation as text and in each format", async ({ page, request }) => {
    await openWithPausedClock(page, "/data#cite");
    const section = citationSection(page);
    const status = section.getByRole("status").first();
    await copyButton(section).first().click();
    await expect(status).toHaveText("Copied");
    const [, versionAndUrl] = (await readClipboard(page)).split("Version ");
    expect(versionAndUrl?.replace(/https?:\S+$/, "URL")).toBe(`${version}. URL`);
    await page.clock.runFor(3500);
    await copyButton(section).first().click();
    await page.clock.runFor(3500);
    await expect(status, "the second message has its own four seconds").toHaveText("Copied");
    await page.clock.runFor(1000);
    await expect(status).toBeEmpty();
    const formats = { BibTeX: "@techreport{", RIS: "TY  - RPRT", "CSL-JSON": "[" };
    for (const [format, start] of Object.entries(formats)) {
      const details = section.locator("details").filter({ has: page.getByText(format, { exact: true }) });
      await details.getByText(format, { exact: true }).click();
      await copyButton(details).click();
      const text = (await readClipboard(page)).trim();
      expect(text.startsWith(start), format).toBe(true);
      const path = await details.getByRole("link").getAttribute("href");
      const file = await (await request.get(path ?? "")).text();
      expect(file.replaceAll("\r\n", "\n").trim(), format).toBe(text);
    }
  });

  test("copies a quotable number with its base and source", async ({ page }) => {
    await openWithPausedClock(page, "/methodology");
    const row = page.locator("tr", { has: copyButton(page) }).first();
    await row.getByRole("button").press("Enter");
    await expect(row.getByRole("status")).toHaveText("Copied");
    expect(await readClipboard(page)).toMatch(/Base: .+version \d+\.\d+\.\d+, https?:\S+$/s);
  });
});

test.describe("without a clipboard", () => {
  test.use({ hasOwnPage: true });

  test("selects the text that the button would copy", async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await openWithPausedClock(page, "/data");
    await copyButton(citationSection(page)).first().press("Space");
    const status = citationSection(page).getByRole("status").first();
    await expect(status).toHaveText("Selected, ready to copy");
    expect(await readSelection(page)).toContain(`Version ${version}`);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("selects the citation on one click, and shows no buttons", async ({ page }) => {
    await page.goto("/data");
    await expect(page.getByRole("button", { name: /^(Copy|Print)/ })).toHaveCount(0);
    await citationSection(page).getByText(`Version ${version}`).first().click();
    expect(await readSelection(page)).toContain(`Version ${version}`);
  });
});

test.describe("with scripts that a CDN has changed", () => {
  test.use({ isQuiet: false });

  test("shows no buttons, because the policy blocks the inline script", async ({ page }) => {
    const html = await (await page.request.get("/data")).text();
    const body = html.replaceAll("</script>", "/* optimized */</script>");
    await page.route("**/data", (route) => route.fulfill({ body, contentType: "text/html; charset=utf-8" }));
    await page.goto("/data");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("button", { name: /^(Copy|Print)/ })).toHaveCount(0);
  });
});

/** Opens a page with a paused clock. Messages disappear after four seconds, which a slow machine may need for a step. */
async function openWithPausedClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(path);
}
