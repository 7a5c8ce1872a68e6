import { expect, test } from "@playwright/test";
import { onlyDifferences, openShowing, readCsv, readRow, rowHead, status } from "./explorer-page";

const pair = "/compare?p=bioswiss-heart-shaped,band-aid-star-wars";
const four = "/compare?p=bioswiss-heart-shaped,care-bears-shaped,welly-zoo-animals,band-aid-star-wars";

test("rows are the fields, columns the products", async ({ page }) => {
  await openShowing(page, pair, "Comparing 2 products");
  const heads = page.getByRole("columnheader").filter({ has: page.getByRole("link") });
  await expect(heads).toHaveText([/^BioSwiss Heart/, /^BAND-AID Star Wars/]);
  const fields = await page.getByRole("rowheader").allTextContents();
  expect(fields.slice(0, 3)).toEqual(["Brand", "Market Tier", "Price (illustrative)"]);
});

test("a reader hides what all products share; the address keeps it @both", async ({ page }) => {
  await openShowing(page, pair, "Comparing 2 products");
  await expect(rowHead(page, "Market Tier")).toBeVisible();
  await onlyDifferences(page).check();
  await expect(status(page)).toHaveText(/^Comparing 2 products: \d+ of \d+ fields differ$/);
  await expect(rowHead(page, "Market Tier")).toHaveCount(0);
  await expect(rowHead(page, "Price")).toBeVisible();
  await expect(page).toHaveURL(`${pair}&differences=only`);
  await page.reload();
  await expect(onlyDifferences(page)).toBeChecked();
  await expect(rowHead(page, "Market Tier")).toHaveCount(0);
  await page.goBack();
  await expect(onlyDifferences(page)).not.toBeChecked();
});

test("the heading of an illustrative row says so, and nothing in it is best", async ({ page }) => {
  await openShowing(page, pair, "Comparing 2 products");
  const illustrative = ["Price", "Price per Bandage", "Count", "Packaging"];
  for (const field of [...illustrative, "Brand", "Rating", "Price Range"]) {
    const isIllustrative = illustrative.includes(field);
    const row = page.getByRole("row").filter({ has: rowHead(page, field) });
    await expect(row.getByText("(illustrative)"), field).toHaveCount(isIllustrative ? 1 : 0);
    await expect(row.getByRole("cell").locator(".penciled"), field).toHaveCount(isIllustrative ? 2 : 0);
  }
  await expect(page.getByRole("table")).not.toContainText(/lowest|highest|most/i);
  const ratings = await readRow(page, "Rating");
  expect(ratings, "21 reviews do not compare with 2,351 ratings").toEqual(["4.4/5", "4.3/5"]);
  const sources = page.getByRole("table").getByRole("link", { name: /^Source \d+$/ });
  await expect(sources.first()).toHaveAttribute("href", /#source-[\w-]+$/);
  await expect(page.getByRole("complementary", { name: "Sources on this page" })).toBeVisible();
});

test("the products' names stay in sight while a reader scrolls", { tag: "@both" }, async ({ page }) => {
  await openShowing(page, four, "Comparing 4 products");
  await page.getByRole("rowheader", { name: "Product Features" }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  const name = page.getByRole("columnheader", { name: /^BioSwiss Heart/ });
  await expect(name).toBeInViewport();
  const clear = await name.evaluate((head) => {
    const box = head.getBoundingClientRect();
    const at = document.elementFromPoint(box.left + 10, box.bottom - 8);
    return at !== null && (head.contains(at) || at.contains(head));
  });
  expect(clear, "nothing lies over the name").toBe(true);
});

test("on a phone two columns show; dropdowns switch to the others @phone", async ({ page }) => {
  await openShowing(page, four, "Comparing 4 products");
  const heads = page.getByRole("columnheader");
  await expect(heads).toHaveText([/^BioSwiss Heart/, /^Care Bears/]);
  for (const head of await heads.all()) expect((await head.boundingBox())?.width).toBeGreaterThan(120);
  const right = page.getByRole("combobox", { name: "Right column" });
  await right.selectOption({ label: "BAND-AID Star Wars Bandages" });
  await expect(heads).toHaveText([/^BioSwiss Heart/, /^BAND-AID Star Wars/]);
  await expect(page).toHaveURL(
    /=bioswiss-heart-shaped,band-aid-star-wars,welly-zoo-animals,care-bears-shaped$/,
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test("a printed comparison has the table and no buttons", async ({ page }) => {
  await openShowing(page, four, "Comparing 4 products");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  await expect(page.getByRole("button", { name: /^Remove/ }).first()).toBeHidden();
});

test("a reader saves the comparison as CSV, with kinds", async ({ page }) => {
  await openShowing(page, `${pair}&differences=only`, /differ$/);
  const { name, rows } = await readCsv(page, page.getByRole("button", { name: "Save CSV" }));
  expect(name).toBe("comparison.csv");
  expect(Object.fromEntries(rows.slice(0, 3))).toMatchObject({ Rows: "Differences only" });
  const [header = [], ...table] = rows.slice(4);
  expect(header.filter((cell) => /: kind$/.test(cell))).toHaveLength(2);
  const heads = await page.getByRole("rowheader").allTextContents();
  const fields = heads.map((head) => head.replace(" (illustrative)", ""));
  expect(table.map(([field]) => field)).toEqual(fields);
  const price = table.find(([field]) => field === "Price") ?? [];
  expect(price).toContain("illustrative");
  expect(price.join(), "nothing illustrative is best").not.toMatch(/lowest/i);
});

test("unknown products in the address are named and left out", async ({ page }) => {
  await openShowing(
    page,
    "/compare?p=nope,bioswiss-emoji,%3Cb%3Ebold%3C/b%3E,welly-zoo-animals,nope",
    "Comparing 2 products",
  );
  const leftOut = "Left out, because no product has this address: nope, <b>bold</b>.";
  await expect(page.getByText(leftOut, { exact: true })).toBeVisible();
  await openShowing(page, "/compare?p=a,b,c,d,e,f,g", "Comparing all 10 products");
  await expect(page.getByText(/: a, b, c, d, e and 2 more\.$/)).toBeVisible();
});

test.describe("with JavaScript disabled", () => {
  test.use({ javaScriptEnabled: false });

  test("the table compares all products, without controls", async ({ page }) => {
    await openShowing(page, "/compare?p=bioswiss-emoji", "Comparing all 10 products");
    for (const field of ["Brand", "Price", "Price per Bandage", "Count", "Packaging"])
      expect(await readRow(page, field), field).toHaveLength(10);
    await expect(page.getByRole("button", { name: "Save CSV" })).toBeHidden();
    await expect(page.getByRole("combobox")).toHaveCount(0);
  });
});
