import { expect, test } from "@playwright/test";
import { products } from "./fixture";
import { measureOverflow } from "./measures";

// The table of all products. Its values: tests/parity.
test.use({ javaScriptEnabled: false });

const illustrative = ["Price", "Count", "Packaging"];
const fields = ["Brand", "Tier", "Rating", "License", "Theme", ...illustrative];

test("a row per product; what is illustrative stands together below one head", async ({ page }) => {
  await page.goto("/compare");
  const table = page.getByRole("table", { name: "All products" });
  await expect(table.getByRole("columnheader")).toHaveText([
    "Illustrative",
    "Product",
    ...fields.map((name) => (name === "Tier" ? "Tier ($4-15)" : name)),
  ]);
  await expect(table.getByText("Illustrative")).toHaveAttribute("colspan", String(illustrative.length));
  const rows = table.getByRole("row").filter({ has: page.getByRole("rowheader") });
  await expect(rows).toHaveCount(products.length);
  for (const [index, { slug, brand, tier }] of products.entries()) {
    const row = rows.nth(index);
    await expect(row).toHaveId(slug);
    await expect(row.getByRole("rowheader").getByRole("link")).toHaveAttribute("href", `/products/${slug}`);
    await expect(row.getByRole("cell")).toHaveText([
      brand,
      new RegExp(`^ ?${tier} \\$\\d+-\\d+$`),
      ...Array(fields.length - 2).fill(/./),
    ]);
    await expect(row.locator(".illustrative")).toHaveCount(illustrative.length);
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

test("from 320 to 1920 px nothing scrolls sideways, and each value has its label", async ({ page }) => {
  await page.goto("/compare");
  const row = page.locator(`#${products[0].slug}`);
  for (const width of [320, 360, 768, 1160, 1168, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(measureOverflow), `${width} px`).toEqual({ sideways: 0, out: [] });
    const heads = await page.getByRole("columnheader", { name: "Product" }).isVisible();
    const labels = await row
      .locator("td")
      .evaluateAll((cells) =>
        cells.map((cell) =>
          getComputedStyle(cell, "::before").content === "none" ? "" : cell.dataset.label,
        ),
      );
    expect(labels, `${width} px`).toEqual(heads ? fields.map(() => "") : fields);
  }
  await page.setViewportSize({ width: 673, height: 900 });
  await page.emulateMedia({ media: "print" });
  expect(await page.evaluate(measureOverflow), "print").toEqual({ sideways: 0, out: [] });
});
