import { expect, test } from "@playwright/test";
import { products } from "./fixture";

test.beforeEach(async ({ page }) => {
  await page.goto("/market-analysis");
});

test("each price tier lists its products, and a tier without any says so", async ({ page }) => {
  for (const tier of ["Premium", "Mid", "Value"]) {
    const shelf = page.getByRole("region", { name: `${tier} tier`, exact: true });
    const links = shelf.getByRole("listitem").getByRole("link");
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => (link as HTMLAnchorElement).pathname),
    );
    const own = products.filter((product) => product.tier === tier).map(({ slug }) => `/products/${slug}`);
    expect(addresses.sort(), tier).toEqual(own.sort());
  }
  await expect(page.getByRole("region", { name: "Value tier" })).toContainText(/no product/i);
});

test("tier badges are purple, blue and green", async ({ page }) => {
  const readColor = async (tier: string) => {
    const heading = page.getByRole("region", { name: `${tier} tier`, exact: true }).getByRole("heading");
    const badge = heading.getByText(tier, { exact: true });
    const color = await badge.evaluate((element) => getComputedStyle(element).backgroundColor);
    const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number);
    return { red, green, blue };
  };
  const premium = await readColor("Premium");
  const mid = await readColor("Mid");
  const value = await readColor("Value");
  expect(premium.blue).toBeGreaterThan(premium.red);
  expect(premium.red).toBeGreaterThan(premium.green);
  expect(mid.blue).toBeGreaterThan(mid.green);
  expect(mid.green).toBeGreaterThan(mid.red);
  expect(value.green).toBeGreaterThan(Math.max(value.red, value.blue));
});

test("the main points and the links below them lead to every section", async ({ page }) => {
  const nav = page.getByRole("navigation", { name: "Main points" });
  await expect(nav.getByRole("listitem")).toHaveCount(3);
  const links = nav.getByRole("link");
  const targets = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).hash));
  const sections = await page.locator("section[id]").evaluateAll((all) => all.map(({ id }) => `#${id}`));
  expect(sections.length).toBeGreaterThanOrEqual(7);
  // To the first gap, whose heading follows that of its section.
  const reached = targets.map((target) => (target === "#gap-1" ? "#opportunities" : target));
  expect([...new Set(reached)].sort()).toEqual(sections.sort());
});
