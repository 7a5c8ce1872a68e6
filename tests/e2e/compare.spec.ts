import { expect, test } from "@playwright/test";
import { products } from "./fixture";
import { measureOverflow } from "./measures";

// The table of all products. Its values: tests/parity.
test.use({ javaScriptEnabled: false });

const illustrative = ["Price", "Count", "Packaging"];
const fields = ["Brand", "Bracket", "Rating", "License", ...illustrative];

test("a row per product; what is illustrative stands together below one head", async ({ page }) => {
  await page.goto("/compare");
  const table = page.getByRole("table", { name: "All products" });
  await expect(table.getByRole("columnheader")).toHaveText(["Made up (illustrative)", "Product", ...fields]);
  await expect(table.getByRole("columnheader").first()).toHaveAttribute(
    "colspan",
    String(illustrative.length),
  );
  const rows = table.getByRole("row").filter({ has: page.getByRole("rowheader") });
  await expect(rows).toHaveCount(products.length);
  for (const [index, { slug, brand, tier }] of products.entries()) {
    const row = rows.nth(index);
    await expect(row).toHaveId(slug);
    await expect(row.getByRole("rowheader").getByRole("link")).toHaveAttribute("href", `/products/${slug}`);
    const cells = row.getByRole("cell");
    await expect(cells).toHaveCount(fields.length);
    await expect(cells.nth(0)).toHaveText(brand);
    await expect(cells.nth(1)).toHaveText(new RegExp(`^${tier}, \\$\\d+-\\d+$`));
    await expect(row.locator(".torn .illustrative")).toHaveCount(illustrative.length);
    await expect(row.getByText("(illustrative)")).toHaveCount(0);
  }
});

test("a product's page leads to its row, which is lit and in sight @both", async ({ page }) => {
  const { slug } = products.at(-1) ?? products[0];
  await page.goto(`/products/${slug}`);
  await page.getByRole("link", { name: "Compare with others" }).click();
  await expect(page).toHaveURL(`/compare#${slug}`);
  const row = page.locator(`#${slug}`);
  await expect(row).toHaveCSS("outline-style", "solid");
  await expect(page.locator(`tr:not(#${slug})`).last()).toHaveCSS("outline-style", "none");
  await expect(row.getByRole("link")).toBeInViewport({ ratio: 1 });
  const isClear = await row.getByRole("link").evaluate((link) => {
    const { left, top } = link.getBoundingClientRect();
    return link.contains(document.elementFromPoint(left + 5, top + 5));
  });
  expect(isClear, "no header lies over its name").toBe(true);
});

test("from 320 to 1920 px nothing scrolls sideways; a row has one line in the table, its name and two on a phone", async ({
  page,
}) => {
  await page.goto("/compare");
  for (const width of [320, 360, 390, 768, 1160, 1168, 1265, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(measureOverflow), `${width} px`).toEqual({ sideways: 0, out: [] });
    const isTable = await page.getByRole("columnheader", { name: "Product" }).isVisible();
    expect(isTable, `${width} px`).toBe(width >= 1265);
    const lines = await page.locator("tbody tr").evaluateAll((rows) =>
      rows.map((row) => {
        const boxes = [...row.querySelectorAll(".printed, .torn")].map((cell) =>
          cell.getBoundingClientRect(),
        );
        // With the number of a source, one is a little higher.
        const middles = boxes.map(({ top, height }) => top + height / 2).sort((one, other) => one - other);
        return middles.filter((middle, index) => index === 0 || middle - (middles[index - 1] ?? 0) > 8)
          .length;
      }),
    );
    if (width >= 390) expect(Math.max(...lines), `${width} px`).toBeLessThanOrEqual(isTable ? 1 : 2);
    await expect(page.locator(".compare-label").first()).toBeVisible({ visible: !isTable });
  }
  await page.setViewportSize({ width: 673, height: 900 });
  await page.emulateMedia({ media: "print" });
  expect(await page.evaluate(measureOverflow), "print").toEqual({ sideways: 0, out: [] });
});
