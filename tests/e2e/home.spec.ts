import { expect, test } from "@playwright/test";
import { products } from "./fixture";

// The first screen, and the products on their shelves.

test("the picture stands whole in the first screen", { tag: "@both" }, async ({ page }) => {
  const isPhone = (page.viewportSize()?.width ?? 0) < 500;
  await page.setViewportSize(isPhone ? { width: 390, height: 844 } : { width: 1280, height: 900 });
  await page.goto("/");
  await expect(page.getByRole("main").getByRole("img").first()).toBeInViewport({ ratio: 1 });
});

test("findings lead to the trends, the count of illustrative values to its figure", async ({ page }) => {
  await page.goto("/");
  const findings = page.getByRole("region", { name: "One brand leads", exact: true });
  const trends = findings.getByRole("link", { name: "Trends" });
  await expect(trends).toHaveCount(4);
  await expect(trends.first()).toHaveAttribute("href", "/market-analysis#trends");
  const values = page.locator(".value-kinds");
  await expect(values.getByRole("link")).toHaveAttribute("href", "/figures/known-values");
  const all = await values.locator("rect").count();
  const torn = await values.locator(".torn").count();
  await expect(values).toContainText(`${torn} of ${all} values are illustrative.`);
});

test("each product on the shelf is a link, by keyboard too @both", async ({ page }) => {
  await page.goto("/");
  const links = page.getByRole("region", { name: /shelf/i }).getByRole("link");
  await expect(links).toHaveCount(products.length);
  const names = await links.evaluateAll((all) => all.map((link) => link.ariaLabel ?? ""));
  expect(names[0]).toMatch(/, Premium$/u);
  for (const name of names.slice(1)) expect(name).toMatch(/, Mid$/u);
  let before = { x: 0, y: 0 };
  for (const link of await links.all()) {
    const { x, y } = (await link.boundingBox()) ?? before;
    expect(y > before.y + 8 || x > before.x, names.join()).toBe(true);
    before = { x, y };
  }
  await links.first().focus();
  await page.keyboard.press("Tab");
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/products\//);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText((names[1] ?? "").replace(/, Mid$/u, ""));
});
