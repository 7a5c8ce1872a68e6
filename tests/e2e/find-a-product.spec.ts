import { expect, type Page } from "@playwright/test";
import { hold, test } from "../page-test";
import { field, firstProduct, products } from "../site";
import {
  brandChoice,
  expectShown,
  type Filter,
  filterProducts,
  openList,
  searchBox,
  showing,
  status,
  tierChoice,
} from "./product-list";

const { brand, tier, slug } = firstProduct;
/** The last word of the first product's name. */
const word = firstProduct.name.split(" ").at(-1) ?? "";
const other = products.find((product) => product.brand !== brand) ?? firstProduct;
const nothing = "no product is called so";

test("a reader searches and chooses brand and tier in any order, and the address follows", async ({
  page,
}) => {
  await page.goto("/products");
  const brands = [...new Set(products.map((product) => product.brand))];
  await expect(brandChoice(page).getByRole("option")).toHaveText(["All Brands", ...brands]);
  const tiers = await tierChoice(page).getByRole("option").allTextContents();
  expect(tiers[0]).toBe("All Tiers");
  expect(tiers.slice(1).sort()).toEqual([...new Set(products.map((product) => product.tier))].sort());
  const filter: Filter = {};
  for (const change of [
    { text: other.brand.toUpperCase() },
    { text: word.toLowerCase() },
    { brand },
    { tier: other.tier },
    { tier },
    { brand: "" },
    { text: "" },
  ]) {
    Object.assign(filter, change);
    if (change.text !== undefined) await searchBox(page).fill(change.text);
    else if (change.brand !== undefined) await brandChoice(page).selectOption(change.brand);
    else await tierChoice(page).selectOption(filter.tier ?? "");
    await expectShown(page, filterProducts(filter));
  }
  await expect(page).toHaveURL(`/products?${new URLSearchParams({ tier })}`);
  await page.reload();
  await expectShown(page, filterProducts({ tier }));
  await expect(tierChoice(page)).toHaveValue(tier);
});

test("a card shows its product, and leads to it; Back returns to the filtered list", async ({ page }) => {
  await openList(page, { text: word, brand });
  const card = page.getByRole("article").first();
  const features = await card.getByRole("listitem").allTextContents();
  expect(features).toHaveLength(2);
  for (const text of [`#1`, brand, tier])
    await expect(card.getByText(text, { exact: true }).first()).toBeVisible();
  await card.getByRole("link", { name: "View Details" }).click();
  await expect(page).toHaveURL(`/products/${slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(firstProduct.name);
  const section = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Product Features" }) });
  // Cards have no source numbers.
  const own = (await section.getByRole("listitem").allTextContents()).map((text) =>
    text.replaceAll(/\[\d+\]/g, ""),
  );
  expect(own.slice(0, 2)).toEqual(features);
  await page.goBack();
  await expectShown(page, filterProducts({ text: word, brand }));
  await expect(searchBox(page)).toHaveValue(word);
  await expect(brandChoice(page)).toHaveValue(brand);
});

test("a search without results says so, and a button clears it @both", async ({ page }) => {
  await page.goto("/products");
  await searchBox(page).fill(nothing);
  await expectShown(page, []);
  await expect(page.getByText("No products found", { exact: true })).toBeVisible();
  await expect(
    page.getByText("Try adjusting your search or filter criteria.", { exact: true }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).press("Enter");
  await expectShown(page, products);
  await expect(searchBox(page)).toBeFocused();
  await expect(searchBox(page)).toHaveValue("");
  await expect(page).toHaveURL("/products");
});

test("Escape clears the search box and leaves the rest; Clear all resets everything", async ({ page }) => {
  await openList(page, { brand });
  await searchBox(page).fill(nothing);
  await expectShown(page, []);
  // While an input method composes, the key belongs to it.
  await searchBox(page).dispatchEvent("keydown", { key: "Escape", isComposing: true });
  await expect(searchBox(page)).toHaveValue(nothing);
  await page.keyboard.press("Escape");
  await expect(searchBox(page)).toHaveValue("");
  await expectShown(page, filterProducts({ brand }));
  await page.getByRole("button", { name: "Clear all" }).click();
  await expectShown(page, products);
  await expect(brandChoice(page)).toHaveValue("");
  await expect(page).toHaveURL("/products");
});

test("a phone's first screen shows search, dropdowns, count and a card", { tag: "@phone" }, async ({
  page,
}) => {
  await page.goto("/products");
  for (const control of [searchBox, brandChoice, tierChoice, status])
    await expect(control(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("article").first()).toBeInViewport();
  await brandChoice(page).selectOption(brand);
  await tierChoice(page).selectOption(tier);
  await expectShown(page, filterProducts({ brand, tier }));
});

test("what a reader typed and chose before the script ran counts, and more than the address", async ({
  page,
}) => {
  const release = await hold(page, "**/*.js");
  await page.goto(`/products?${new URLSearchParams({ q: nothing, tier })}`, { waitUntil: "commit" });
  await searchBox(page).fill(word);
  await searchBox(page).press("Enter");
  await brandChoice(page).selectOption(brand);
  await expect(status(page)).toHaveText(showing(products.length));
  release();
  await expectShown(page, filterProducts({ text: word, brand, tier }));
  await expect(searchBox(page)).toHaveValue(word);
  await expect(tierChoice(page)).toHaveValue(tier);
});

test("hydration and the address's filter move nothing", async ({ page }) => {
  const release = await hold(page, "**/*.js");
  await page.goto("/products", { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const look = () =>
    page.getByRole("main").evaluate((main) => [(main as HTMLElement).innerText, main.scrollHeight]);
  const before = await look();
  release();
  await searchBox(page).fill(nothing);
  await expectShown(page, []);
  await searchBox(page).fill("");
  await expectShown(page, products);
  expect(await look()).toEqual(before);
});

test("an address with anything else shows a list without an error", async ({ page }) => {
  for (const query of [
    "&&&===",
    "q",
    "q=%",
    "q=%E0%A4%A",
    "brand=nobody&tier=__proto__",
    "q=<script>alert(1)</script>",
    `q=${"x".repeat(2000)}`,
    "q=%00&brand[]=1&tier=constructor",
  ]) {
    await page.goto(`/products?${query}`);
    await searchBox(page).fill(other.name);
    await expectShown(page, filterProducts({ text: other.name }));
  }
});

test("a screen reader hears the count once for each change", async ({ page }) => {
  await openList(page, { brand });
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const region of document.querySelectorAll("[role=status], [aria-live]"))
      new MutationObserver(() => heard.push(region.textContent ?? "")).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
  });
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));
  await searchBox(page).fill(nothing);
  await expectShown(page, []);
  expect(await heard()).toEqual([showing(0)]);
  await searchBox(page).fill(`${nothing}, too`);
  await expect(page).toHaveURL(/too/);
  expect(await heard(), "an unchanged count").toEqual([]);
});

test("the list goes on counting on a page that the browser translated", async ({ page }) => {
  await openList(page, { brand });
  // As Chromium's translation does.
  await status(page).evaluate((element) => {
    for (const text of [...element.childNodes]) {
      const font = document.createElement("font");
      font.textContent = `[${text.textContent}]`;
      text.replaceWith(font);
    }
  });
  await searchBox(page).fill(nothing);
  await expect(status(page)).toHaveText(showing(0));
});

const wholeList = (page: Page) => page.getByText("Filters need JavaScript, so the whole list is shown.");

test.describe("without the script", () => {
  test.use({ quiet: false });

  test("if it does not load, a line says so in place of the controls", async ({ page }) => {
    await page.route("**/*.js", (route) => route.abort());
    await page.goto(`/products?${new URLSearchParams({ brand })}`);
    await expect(wholeList(page)).toBeVisible();
    await expect(searchBox(page)).toBeHidden();
    await expectShown(page, products);
  });

  test("if it fails, the page says so, with links onwards", async ({ page }) => {
    await openList(page, { brand });
    await page.evaluate(() => {
      String.prototype.normalize = () => {
        throw new Error("broken");
      };
    });
    await searchBox(page).fill(nothing);
    await expect(page.getByText("Unexpected Application Error!")).toBeVisible();
    await expect(page.getByRole("banner")).toBeVisible();
    await page
      .getByRole("main")
      .getByRole("link", { name: /product list/i })
      .click();
    await expectShown(page, products);
  });
});

test.describe("with JavaScript disabled", () => {
  test.use({ javaScriptEnabled: false });

  test("the whole list shows, and a line says why", async ({ page }) => {
    await page.goto(`/products?${new URLSearchParams({ brand })}`);
    await expect(wholeList(page)).toBeVisible();
    for (const control of [searchBox, brandChoice, tierChoice]) await expect(control(page)).toBeHidden();
    await expectShown(page, products);
    await page.getByRole("link", { name: "View Details" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(firstProduct.name);
  });
});

test("the picture of a card moves into its page, unless readers ask for reduced motion", async ({ page }) => {
  await page.addInitScript(() => {
    window.addEventListener("pagereveal", (event) => {
      Object.assign(window, { isMoved: event.viewTransition !== null });
    });
  });
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    // Chromium leaves the transition out where the next page takes longer than four seconds, as on a busy machine.
    await expect(async () => {
      await page.goto("/products");
      await page.getByRole("link", { name: "View Details" }).first().click();
      await expect(page).toHaveURL(`/products/${slug}`);
      const isMoved = await page.evaluate(() => (window as unknown as { isMoved: boolean }).isMoved);
      expect(isMoved).toBe(reducedMotion === "no-preference");
    }).toPass();
    const named = page
      .getByRole("img")
      .evaluateAll((all) =>
        all.map((image) => getComputedStyle(image).viewTransitionName).filter((name) => name !== "none"),
      );
    expect(await named).toEqual([`product-${slug}`]);
  }
});

test("the list prints what is chosen, without controls", async ({ page }) => {
  await openList(page, { text: word, brand, tier });
  await page.emulateMedia({ media: "print" });
  for (const control of [searchBox, brandChoice]) await expect(control(page)).toBeHidden();
  await expectShown(page, filterProducts({ text: word, brand, tier }));
});

test("the table of all products stands below the list, and no filter changes it", async ({ page }) => {
  await openList(page, { text: nothing });
  const table = page.getByRole("region", { name: /./ }).getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveText(
    "Product Brand Price Count Tier Packaging Rating License".split(" "),
  );
  const rows = table.getByRole("rowheader");
  await expect(rows).toHaveText(products.map(({ name }) => name));
  await rows.last().getByRole("link").click();
  await expect(page).toHaveURL(`/products/${field(products.at(-1)?.row, "slug")}`);
});
