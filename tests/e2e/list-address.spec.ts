import { expect, test } from "@playwright/test";
import {
  brandChoice,
  cardNames,
  countProducts,
  openShowing,
  searchBox,
  showing,
  sortChoice,
  status,
  tierChoice,
} from "./explorer-page";
import { products } from "./fixture";
import { measureOverflow } from "./measures";
import { watch } from "./page-watch";

// The address holds the state of the list. How it is parsed: explorer/address.test.ts.

test("a reload and a new tab show the same view", async ({ page, context }) => {
  await page.goto("/products");
  await searchBox(page).fill("band");
  await brandChoice(page).selectOption("BioSwiss");
  await tierChoice(page).selectOption("Mid");
  await sortChoice(page).selectOption("Price, lowest first");
  const address = "/products?q=band&brand=BioSwiss&tier=Mid&sort=price";
  await expect(page).toHaveURL(address);
  const names = await cardNames(page);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(address);
    await expect(status(tab)).toHaveText(showing(names.length));
    await expect(searchBox(tab)).toHaveValue("band");
    await expect(brandChoice(tab)).toHaveValue("BioSwiss");
    await expect(tierChoice(tab)).toHaveValue("Mid");
    await expect(sortChoice(tab)).toHaveValue("price");
    expect(await cardNames(tab)).toEqual(names);
  }
});

test("back and forward restore filters and order; a typed word is one step", async ({ page }) => {
  await openShowing(page, "/products?brand=Welly", showing(1));
  await brandChoice(page).selectOption("BioSwiss");
  await expect(status(page)).toHaveText(showing(countProducts({ brand: "BioSwiss" })));
  await searchBox(page).pressSequentially("heart");
  await expect(page).toHaveURL("/products?q=heart&brand=BioSwiss");
  await sortChoice(page).selectOption("Price, lowest first");

  await page.goBack();
  await expect(sortChoice(page)).toHaveValue("list");
  await page.goBack();
  await expect(page, "the whole word is one history entry").toHaveURL("/products?brand=BioSwiss");
  await expect(searchBox(page)).toHaveValue("");
  await page.goBack();
  await expect(status(page)).toHaveText(showing(1));
  await expect(brandChoice(page)).toHaveValue("Welly");
  for (let step = 0; step < 3; step += 1) await page.goForward();
  await expect(page).toHaveURL("/products?q=heart&brand=BioSwiss&sort=price");
  await expect(sortChoice(page)).toHaveValue("price");
});

test("the list filters where the browser refuses more history entries", async ({ page }) => {
  const seen = watch(page);
  await page.addInitScript(() => {
    history.pushState = () => {
      throw new DOMException("too many changes", "SecurityError");
    };
  });
  await page.goto("/products");
  await tierChoice(page).selectOption("Premium");
  await expect(status(page)).toHaveText(showing(1));
  await searchBox(page).fill("zzz");
  await expect(status(page)).toHaveText(showing(0));
  expect(seen.complaints).toEqual([]);
});

test("a reader who comes back from a product finds the list filtered as before", async ({ page }) => {
  await openShowing(page, "/products?brand=Hot+Wheels", showing(1));
  await page.getByRole("link", { name: "View Details" }).click();
  await expect(page).toHaveURL("/products/hot-wheels-shaped");
  await page.goBack();
  await expect(status(page)).toHaveText(showing(1));
  await expect(brandChoice(page)).toHaveValue("Hot Wheels");
});

const junk = [
  "%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E",
  "%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E",
  "x".repeat(1500),
  "%",
  "%zz%c0%af%00",
  "%F0%9F%90%BB🩹",
  "%E2%80%AE%E2%80%8Fevil",
  "__proto__",
];

test("the list shows a normal page under a hostile query", async ({ page }) => {
  const seen = watch(page);
  page.on("dialog", (dialog) => {
    seen.complaints.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  const keys = ["q", "brand", "tier", "sort", "view"];
  const queries = junk.map((word) => keys.map((key) => `${key}=${word}&${key}=again`).join("&"));
  for (const query of [...queries, "&&==&%=%", "q[]=1&brand[$ne]=x"]) {
    const answer = await page.goto(`/products?${query}`);
    expect(answer?.status(), query.slice(0, 60)).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(status(page)).toHaveText(new RegExp(`^Showing \\d+ of ${products.length} products$`));
    const { sideways } = await page.evaluate(measureOverflow);
    expect(sideways, query.slice(0, 60)).toBe(0);
  }
  expect(seen.complaints).toEqual([]);
});
