import { expect, type Locator, test } from "@playwright/test";
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
  // The heading of the first gap follows that of its section.
  const reached = targets.map((target) => (target === "#gap-1" ? "#opportunities" : target));
  expect([...new Set(reached)].sort()).toEqual(sections.sort());
});

const ways = [
  "BioSwiss: 2 of 4; Hot Wheels: 1 of 4; Welly: 1 of 4",
  "BioSwiss: 3 of 4 · 75%; Welly: 1 of 4 · 25%",
  "Premium: 1 of 4 · $10-15; Mid: 3 of 4 · $7-10; Value: 0 of 4 · $4-7",
  "Boxes: not public",
];

const topOf = (found: Locator) => found.evaluate((each) => each.getBoundingClientRect().top);
const bottomOf = (found: Locator) => found.evaluate((each) => each.getBoundingClientRect().bottom);
const pictureOf = (way: Locator) => way.locator(".way-picture");

test("the products counted four ways: a picture and a sentence each, every drawing in its row @both", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Who leads otherwise?" }).click();
  await expect(page.getByRole("heading", { name: "Who leads?" })).toBeInViewport();
  await page.goto("/market-analysis");
  const items = page.locator("#counted").getByRole("listitem");
  await expect(items).toHaveCount(ways.length);
  for (const [index, name] of ways.entries()) {
    const item = items.nth(index);
    await expect(item.getByRole("img", { name, exact: true })).toHaveCount(1);
    await expect(item.getByRole("heading")).not.toBeEmpty();
    const drawings = item.locator(".way-lines :is(img, svg)");
    await expect(drawings).toHaveCount(products.length);
    // A capture of the whole page shows the drawings of each way in their own rows.
    expect(await drawings.evaluateAll(findStrays), name).toEqual([]);
    if (index > 0)
      expect(await topOf(pictureOf(item)), name).toBeGreaterThan(
        await bottomOf(pictureOf(items.nth(index - 1))),
      );
  }
  await expect(items.last().locator("img")).toHaveCount(0);
  await expect(page.getByText("75% of a list is no share of a market.")).toBeVisible();
});

test("as one scrolls, one picture stays, and Hot Wheels travels into the row of its group", async ({
  page,
}) => {
  const [first, second] = [page.locator(".way-1"), page.locator(".way-2")];
  const car = second.locator(".thing-4");
  const isShown = () =>
    second.locator(".way-picture").evaluate((each) => each.checkVisibility({ opacityProperty: true }));
  /** Scrolls the second sentence to this part of the window's height. */
  const bring = (part: number) =>
    second
      .getByRole("heading")
      .evaluate((head, to) => scrollBy(0, head.getBoundingClientRect().top - to * innerHeight), part);
  for (const part of [1.4, 1, 0.78]) {
    await bring(part);
    await expect.poll(isShown, "before its sentence has come").toBe(false);
  }
  await bring(0.72);
  await expect.poll(isShown).toBe(true);
  expect(await car.evaluateAll(findStrays), "on its way").toHaveLength(1);
  await bring(0.4);
  await expect.poll(() => car.evaluateAll(findStrays)).toEqual([]);
  expect(await topOf(pictureOf(second))).toBe(await topOf(pictureOf(first)));

  // The last sentence shares a screen with the empty outlines, and nothing covers the figure that follows.
  const point = page.getByText("75% of a list is no share of a market.");
  await point.evaluate((each) => scrollBy(0, each.getBoundingClientRect().top - innerHeight / 2));
  const outlines = page.locator(".way-4 svg");
  await expect(outlines.first()).toBeInViewport();
  expect(await topOf(point)).toBeGreaterThan(await bottomOf(outlines.last()));
  const figure = page.locator("#share figure").first();
  expect(await topOf(figure)).toBeGreaterThan(await bottomOf(pictureOf(page.locator(".way-4"))));
});

/** The classes of drawings outside of their row. */
function findStrays(drawings: Element[]): string[] {
  return drawings.flatMap((drawing) => {
    const [own, row] = [drawing, drawing.closest(".way-row")].map((each) => each?.getBoundingClientRect());
    const isInside =
      own && row && own.top >= row.top - 2 && own.bottom <= row.bottom + 2 && own.right <= row.right + 2;
    return isInside ? [] : drawing.classList.value;
  });
}
