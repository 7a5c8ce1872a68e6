import { expect, type Page, test } from "@playwright/test";
import { navigation } from "./fixture";
import { watch } from "./page-watch";

// A view transition turns the picture of a card into that of its page.

/** Records in each new page its view transition: the animated pseudo-elements and the longest time in milliseconds. */
async function noteTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener("pagereveal", async (event) => {
      const { viewTransition } = event as Event & { viewTransition: { ready: Promise<void> } | null };
      const note = { moved: [] as string[], longest: 0 };
      Object.assign(window, { shownIn: viewTransition ? note : null });
      await viewTransition?.ready;
      for (const { effect } of document.getAnimations()) {
        const { pseudoElement } = effect as KeyframeEffect;
        const { duration, delay } = (effect as KeyframeEffect).getTiming();
        note.moved.push(pseudoElement ?? "");
        note.longest = Math.max(note.longest, Number(duration) + Number(delay));
      }
    });
  });
}

const readNote = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { shownIn: { moved: string[]; longest: number } | null }).shownIn,
  );

test("from list to product and back, the product's picture moves, for at most 200 ms", async ({ page }) => {
  await noteTransitions(page);
  const group = "::view-transition-group(product-bioswiss-heart-shaped)";
  const moves = expect.configure({ timeout: 2000 });
  // A busy machine may show a first frame before the picture is parsed; then there is nothing to move, and a reader misses nothing.
  await expect(async () => {
    await page.goto("/products");
    await page.getByRole("link", { name: "View Details" }).first().click();
    await expect(page).toHaveURL("/products/bioswiss-heart-shaped");
    await moves.poll(async () => (await readNote(page))?.moved).toContain(group);
    const note = await readNote(page);
    expect(note?.longest).toBeGreaterThan(0);
    expect(note?.longest).toBeLessThanOrEqual(200);
    await page.getByRole("link", { name: "Back to Products" }).click();
    await expect(page).toHaveURL("/products");
    await moves.poll(async () => (await readNote(page))?.moved).toContain(group);
  }).toPass({ timeout: 25_000 });
});

test("links to pages without product pictures have no view transition, and the console stays empty", async ({
  page,
}) => {
  const { complaints } = watch(page);
  for (const address of ["/products", "/products/bioswiss-emoji"]) {
    for (const { name, address: target } of navigation.filter((each) => each.name !== "Products")) {
      await page.goto(address);
      const link = page.getByRole("navigation", { name: "Main", exact: true }).getByRole("link", { name });
      await link.click();
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
  expect(await readNote(page)).toBeNull();
});
