import { expect, type Page, test } from "@playwright/test";
import { navigation } from "./fixture";
import { watch } from "./page-watch";
import { menu } from "./site-menu";

// A view transition turns the picture of a card into that of its page.

/** Records in each new page whether a view transition leads to it. */
async function noteTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener("pagereveal", (event) => {
      Object.assign(window, { isMoved: "viewTransition" in event && event.viewTransition !== null });
    });
  });
}

const isMoved = (page: Page) => page.evaluate(() => (window as unknown as { isMoved?: boolean }).isMoved);

test("the picture of a card moves into its product page, unless readers ask for reduced motion", async ({
  page,
}) => {
  await noteTransitions(page);
  const picture = page.getByRole("img", { name: "A bandage that shows hearts." });
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto("/products");
    await page.getByRole("link", { name: "View Details" }).first().click();
    await expect(page).toHaveURL("/products/bioswiss-heart-shaped");
    await expect(picture).toHaveCSS("view-transition-name", "product-bioswiss-heart-shaped");
    await expect.poll(() => isMoved(page)).toBe(reducedMotion === "no-preference");
  }
});

test("links to other pages leave the console empty", async ({ page }) => {
  const { complaints } = watch(page);
  for (const address of ["/products", "/products/hot-wheels-shaped"]) {
    for (const { name, address: target } of navigation.filter((each) => each.name !== "Products")) {
      await page.goto(address);
      await menu(page).getByRole("link", { name }).click();
      await expect(page).toHaveURL(target);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
  }
  expect(complaints).toEqual([]);
});
