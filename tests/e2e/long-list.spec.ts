import { expect, type Page, test } from "@playwright/test";
import { type Filter, filterProducts, noFilter } from "../../app/analysis/filter";
import { type SortOrder, sortOrders, sortProducts } from "../../app/analysis/sort";
import { dataId, type ListedProduct } from "../../app/routes/products/explorer/listed-product";
import { serveProject } from "../project-copy";
import { seededChance } from "../seeded-chance";
import { long } from "../sites";
import { chooseButton, layout, sortChoice, status } from "./explorer-page";
import { brandChoice, searchBox, tierChoice } from "./product-cards";

// A list so long that its results are deferred and the browser skips rendering most cards.
let list = "";
let stop = () => {};

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  const served = await serveProject(long.project, ["--base", long.base]);
  list = new URL("products", served.address).href;
  stop = served.stop;
});

test.afterAll(() => stop());

/** The cards or rows that show, with their highlighted texts. */
const readList = (page: Page) =>
  page.locator("[data-slug]:visible").evaluateAll((items) => {
    const ranges = [...(CSS.highlights.get("found") ?? [])];
    return (items as HTMLElement[]).map((item) => ({
      slug: item.dataset.slug,
      rank: item.querySelector(".product-card-rank, .product-table-rank")?.textContent,
      marked: ranges
        .filter(({ startContainer }) => item.contains(startContainer))
        .map((range) =>
          range.startContainer.nodeValue?.slice(range.startOffset, range.endOffset).toLowerCase(),
        ),
    }));
  });

const readProducts = (page: Page): Promise<ListedProduct[]> =>
  page.locator(`#${dataId}`).evaluate((data) => JSON.parse(data.textContent ?? "").products);

/** Expects what the pure functions filter and sort. */
async function expectView(page: Page, products: ListedProduct[], filter: Filter, sort: SortOrder) {
  const expected = filterProducts(sortProducts(products, sort), filter);
  await expect(status(page)).toHaveText(`Showing ${expected.length} of ${long.count} products`);
  const wanted = filter.text.toLowerCase();
  const times = ({ name, brand }: ListedProduct) =>
    wanted === "" ? 0 : [name, brand].filter((text) => text.toLowerCase().includes(wanted)).length;
  await expect
    .poll(() => readList(page), { message: JSON.stringify({ filter, sort }) })
    .toEqual(
      expected.map((product, index) => ({
        slug: product.slug,
        rank: `#${index + 1}`,
        marked: Array(times(product)).fill(wanted),
      })),
    );
}

test("a reader searches, filters and sorts in any order", async ({ page }) => {
  await page.goto(list);
  const products = await readProducts(page);
  expect(products.length).toBe(long.count);
  const { pick } = seededChance(5);
  const brands = ["", ...new Set(products.map(({ brand }) => brand))];
  const filter = { ...noFilter };
  let sort: SortOrder = "list";
  await expectView(page, products, filter, sort);
  for (let step = 0; step < 24; step += 1) {
    const turn = pick(["text", "text", "brand", "tier", "sort", "layout", "clear"] as const);
    if (turn === "text") {
      filter.text = pick(["b", "be", "bear", "s", "star", "e", "welly", "no. 9", "zzz"]);
      await searchBox(page).fill(filter.text);
    } else if (turn === "brand") {
      filter.brand = pick(brands);
      await brandChoice(page).selectOption(filter.brand);
    } else if (turn === "tier") {
      filter.tier = pick(["", "Premium", "Mid"]);
      await tierChoice(page).selectOption(filter.tier);
    } else if (turn === "sort") {
      sort = pick(sortOrders);
      await sortChoice(page).selectOption(sort);
    } else if (turn === "layout") {
      await layout(page, pick(["Cards", "Table"] as const)).check();
    } else {
      filter.text = "";
      await searchBox(page).press("Escape");
    }
    await expectView(page, products, filter, sort);
  }
});

test("every card keeps to its column on screens of 320 to 1280 px", async ({ page }) => {
  await page.goto(list);
  await expect(status(page)).toBeVisible();
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const edges = await page.locator(".list-body").evaluate((body) => {
      const { left, right } = body.getBoundingClientRect();
      const cards = [...body.querySelectorAll("[data-slug]")].map((card) => card.getBoundingClientRect());
      return { list: { left, right }, cards: cards.map((card) => ({ left: card.left, right: card.right })) };
    });
    expect(edges.cards.length, `${width} px`).toBe(long.count);
    for (const { left, right } of edges.cards) {
      expect(left, `${width} px`).toBeGreaterThanOrEqual(edges.list.left - 0.5);
      expect(right, `${width} px`).toBeLessThanOrEqual(edges.list.right + 0.5);
    }
  }
});

test("a chosen product stays chosen while it is filtered out; focus returns to it", async ({ page }) => {
  await page.goto(`${list}?q=heart`);
  await searchBox(page).fill("bear");
  const far = chooseButton(page, /^Compare .* Bear .* No\. 96$/);
  await far.click();
  await expect(far).toHaveAttribute("aria-pressed", "true");
  await searchBox(page).fill("star");
  await expect(far).toHaveCount(0);
  await searchBox(page).fill("bear");
  await expect(far).toHaveAttribute("aria-pressed", "true");

  // Back and forward change the list under the focus.
  await sortChoice(page).selectOption("price");
  await far.focus();
  await page.goBack();
  await expect(sortChoice(page)).toHaveValue("list");
  await expect(far).toBeFocused();
  await page.goBack();
  await expect(far).toHaveCount(0);
  await expect(searchBox(page)).toBeFocused();
});

test("when a change of layout removes the focused link, the search box gets the focus", async ({ page }) => {
  await page.goto(list);
  await layout(page, "Table").check();
  await page.getByRole("row").nth(2).getByRole("link").focus();
  await page.goBack();
  await expect(layout(page, "Cards")).toBeChecked();
  await expect(searchBox(page)).toBeFocused();
});
