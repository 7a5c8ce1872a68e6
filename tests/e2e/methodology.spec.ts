import { expect, type Page, test } from "@playwright/test";
import { countContentKinds } from "./content-kinds";

test.beforeEach(async ({ page }) => {
  await page.goto("/methodology");
});

/** A part of the page by the small words above its heading. */
const part = (page: Page, kicker: string) =>
  page
    .getByRole("main")
    .locator("section")
    .filter({ has: page.locator("p").getByText(kicker, { exact: true }) });

test("the approach: methods of data collection, primary and secondary sources", async ({ page }) => {
  const approach = part(page, "Approach");
  for (const title of ["Data collection methods", "Primary sources", "Secondary sources"]) {
    await expect(approach.getByRole("heading", { name: title })).toBeVisible();
  }
  expect(await approach.getByRole("term").count()).toBeGreaterThanOrEqual(2);
});

test("a validation in five steps", async ({ page }) => {
  const steps = part(page, "Validation").getByRole("listitem");
  await expect(steps).toHaveCount(5);
  for (const step of await steps.all()) await expect(step.getByRole("heading", { level: 3 })).not.toBeEmpty();
});

test("five validation results, all confirmed", async ({ page }) => {
  const rows = part(page, "Results").getByRole("table").locator("tbody tr");
  await expect(rows).toHaveCount(5);
  const seen = await rows.evaluateAll((all) =>
    all.map((row) => [...row.children].map((cell) => cell.textContent?.trim() ?? "")),
  );
  for (const [category, status, details] of seen) {
    expect(category).toMatch(/\w{3}/);
    expect(status).toBe("Confirmed");
    expect(details).toMatch(/\w{3}/);
  }
  expect(new Set(seen.map(([category]) => category)).size).toBe(5);
  await expect(rows.getByText("Confirmed", { exact: true }).last()).toBeVisible();
});

test("the limitations of the specification are named", async ({ page }) => {
  const limitations = part(page, "Limitations").getByRole("listitem");
  const named = [
    /Hot Wheels information.*limited/i,
    /exact market share.*not public/i,
    /sales volume.*proprietary/i,
  ];
  for (const area of named) {
    const item = limitations.filter({ has: page.getByRole("heading", { name: area }) });
    await expect(item).toHaveCount(1);
    await expect(item.getByRole("paragraph")).toHaveText(/\w{3}.*\w{3}/);
  }
});

test("a conclusion, and at least 900 words in all", async ({ page }) => {
  await expect(part(page, "Conclusion").getByRole("heading", { level: 2 })).toBeVisible();
  const words = await page
    .getByRole("main")
    .locator("p, li, td, th, dd")
    .evaluateAll(
      (all) =>
        all
          .filter((element) => !element.closest("aside, nav") && !element.querySelector("p, li"))
          // The list of sources is reference, not text.
          .filter((element) => !element.closest("[id=sources]"))
          .map((element) => element.textContent ?? "")
          .join(" ")
          .split(/\s+/)
          .filter((word) => /\w/.test(word)).length,
    );
  expect(words).toBeGreaterThanOrEqual(900);
});

test("the three kinds of value are explained", async ({ page }) => {
  const kinds = part(page, "Kinds of value");
  const terms = kinds.getByRole("term");
  for (const kind of ["From the report brief", "Public source", "Illustrative"]) {
    await expect(terms.filter({ hasText: kind })).toHaveCount(1);
  }
  for (const text of await kinds.getByRole("definition").allTextContents()) {
    expect(text.split(/\s+/).length).toBeGreaterThan(15);
  }
});

test("the counts of the kinds agree with a recount of the content", async ({ page }) => {
  const table = part(page, "Kinds of value").getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveText([/field/i, /brief/i, /public/i, /illustrative/i]);
  const rows = await table
    .locator("tbody tr, tfoot tr")
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent?.trim() ?? "")));
  const shown = Object.fromEntries(
    rows.map(([field = "", ...counts]) => [field, counts.map((text) => Number.parseInt(text, 10))]),
  );
  const counted = countContentKinds();
  const expected = Object.fromEntries(
    Object.entries(counted).map(([field, kinds]) => [field, [kinds.brief, kinds.public, kinds.illustrative]]),
  );
  const total = [0, 1, 2].map((kind) =>
    Object.values(expected).reduce((sum, counts) => sum + (counts[kind] ?? 0), 0),
  );
  const { "All fields": sums, ...fields } = shown;
  expect(fields).toEqual(expected);
  expect(sums ?? total, "a row of sums, if there is one").toEqual(total);

  await test.step("the sentence above the table says the same", async () => {
    const all = total.reduce((sum, count) => sum + count, 0);
    const text = await part(page, "Kinds of value").innerText();
    for (const number of [all, ...total]) expect(text).toMatch(new RegExp(`\\b${number}\\b`));
  });
});

test("counts that seem to disagree are explained", async ({ page }) => {
  const counts = part(page, "Counts");
  await expect(counts).toContainText(/six or seven/i);
  await expect(counts).toContainText(/five or four brands/i);
  await expect(counts).toContainText(/no ranking by sales/i);
  await expect(counts).toContainText(/Value tier is shown empty/i);
});

test("every source is named with publisher, title, address and date", async ({ page }) => {
  const sources = page.getByRole("region", { name: "Sources", exact: true }).locator("ol > li");
  expect(await sources.count()).toBeGreaterThanOrEqual(15);
  for (const source of await sources.all()) {
    await expect(source.getByRole("link").first()).toHaveAttribute("href", /^https:\/\//);
    await expect(source).toContainText(/\b(19|20)\d\d\b|undated/);
    await expect(source).toContainText(/(Primary|Secondary) source/);
  }
});
