import { expect, type Page, test } from "@playwright/test";
import { navigation } from "./fixture";
import { watch } from "./page-watch";
import { menu } from "./site-menu";

// A view transition turns the picture of a card into that of its page.

/** Records in each new page how many milliseconds its view transition takes; 0 without one. */
async function noteTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener("pagereveal", async (event) => {
      const { viewTransition } = event as Event & { viewTransition: { ready: Promise<void> } | null };
      await viewTransition?.ready;
      const times = document.getAnimations().map((animation) => {
        const { duration, delay } = (animation.effect as KeyframeEffect).getTiming();
        return Number(duration) + Number(delay);
      });
      Object.assign(window, { transition: viewTransition ? Math.max(...times) : 0 });
    });
  });
}

const transition = (page: Page) =>
  page.evaluate(() => (window as unknown as { transition?: number }).transition);

// Whether the first frame has the picture already depends on the machine; without it there is nothing to move.
test("list and product page share the picture's name, for at most 200 ms", async ({ page }) => {
  await noteTransitions(page);
  const picture = page.getByRole("img", { name: "A bandage that shows hearts." });
  const name = "product-bioswiss-heart-shaped";
  const expectNamed = () => expect(picture).toHaveCSS("view-transition-name", name);
  await page.goto("/products");
  await expectNamed();
  for (const [link, address] of [
    ["View Details", "/products/bioswiss-heart-shaped"],
    ["Back to Products", "/products"],
  ] as const) {
    await page.getByRole("link", { name: link }).first().click();
    await expect(page).toHaveURL(address);
    await expectNamed();
    await expect.poll(() => transition(page)).toBeGreaterThan(0);
    expect(await transition(page)).toBeLessThanOrEqual(200);
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

test("readers who ask for reduced motion get no view transition", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await noteTransitions(page);
  await page.goto("/products");
  await page.getByRole("link", { name: "View Details" }).first().click();
  await expect(page).toHaveURL("/products/bioswiss-heart-shaped");
  await expect.poll(() => transition(page)).toBe(0);
});
