import { expect, test } from "@playwright/test";
import {
  brandChoice,
  countProducts,
  openShowing,
  searchBox,
  showing,
  status,
  tierChoice,
} from "./explorer-page";
import { watch } from "./page-watch";

// The address holds the state of the list. How it is parsed: explorer/address.test.ts.

test("back, forward and a reload restore the filters; a typed word is one step", async ({ page }) => {
  await openShowing(page, "/products?brand=Welly", showing(1));
  await brandChoice(page).selectOption("BioSwiss");
  await expect(status(page)).toHaveText(showing(countProducts({ brand: "BioSwiss" })));
  await searchBox(page).pressSequentially("heart");
  await expect(page).toHaveURL("/products?q=heart&brand=BioSwiss");
  await tierChoice(page).selectOption("Mid");

  await page.goBack();
  await expect(tierChoice(page)).toHaveValue("");
  await page.goBack();
  await expect(page, "the whole word is one history entry").toHaveURL("/products?brand=BioSwiss");
  await expect(searchBox(page)).toHaveValue("");
  await page.goBack();
  await expect(status(page)).toHaveText(showing(1));
  await expect(brandChoice(page)).toHaveValue("Welly");
  for (let step = 0; step < 3; step += 1) await page.goForward();
  await expect(page).toHaveURL("/products?q=heart&brand=BioSwiss&tier=Mid");
  await expect(tierChoice(page)).toHaveValue("Mid");
  await page.reload();
  await expect(status(page)).toHaveText(showing(1));
  await expect(searchBox(page)).toHaveValue("heart");
  await expect(tierChoice(page)).toHaveValue("Mid");
});

test("typing that is taken back leaves no step in the history", async ({ page }) => {
  await openShowing(page, "/products?brand=Welly", showing(1));
  await brandChoice(page).selectOption("BioSwiss");
  for (const text of ["z", ""]) await searchBox(page).fill(text);
  await tierChoice(page).selectOption("Mid");
  await page.goBack();
  await expect(page).toHaveURL("/products?brand=BioSwiss");
  for (const text of ["z", ""]) await searchBox(page).fill(text);
  await page.goBack();
  await expect(page).toHaveURL("/products?brand=Welly");
});

test("back from a product, the list is filtered, without a step of typing that was taken back", async ({
  page,
}) => {
  await openShowing(page, "/products?brand=Hot+Wheels", showing(1));
  await brandChoice(page).selectOption("Welly");
  for (const text of ["z", ""]) await searchBox(page).fill(text);
  await page.getByRole("link", { name: "View Details" }).click();
  await expect(page).toHaveURL("/products/welly-zoo-animals");
  await page.goBack();
  await expect(status(page)).toHaveText(showing(1));
  await expect(brandChoice(page)).toHaveValue("Welly");
  await expect(page).toHaveURL("/products?brand=Welly");
  await expect.poll(() => page.evaluate(() => history.state?.repeats ?? false)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL("/products?brand=Hot+Wheels");
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
