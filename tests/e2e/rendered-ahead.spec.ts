import { expect, type Page, test } from "@playwright/test";

// The product list where a browser has rendered it ahead of the click. A browser does not go on to show such a page while a
// test looks on (scripts/bench/click.ts sees it happen), so here the page is told that it is one.

/** @param frames whether the page has been arrived at; until then it has no frames */
async function openAhead(page: Page, { frames }: { frames: boolean }): Promise<void> {
  await page.addInitScript((hasFrames) => {
    Object.defineProperty(document, "prerendering", { get: () => true });
    if (!hasFrames) window.requestAnimationFrame = () => 0;
    // What is shown of the pictures, at each change of it.
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const frame = document.querySelector("article img")?.parentElement;
      if (frame) seen.push(getComputedStyle(frame).contentVisibility);
    }).observe(document, { attributeFilter: ["data-words-first"], subtree: true });
  }, frames);
  await page.goto("/products");
}

/** Tells the page that it is shown, in a transition or in none. A transition has everything shown at once. */
const reveal = (page: Page, viewTransition: object | null) =>
  page.evaluate(
    (transition) =>
      window.dispatchEvent(Object.assign(new Event("pagereveal"), { viewTransition: transition })),
    viewTransition,
  );

const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen);

// What is set aside has no role, so here parts of a card are found by their elements.

/** Where every part of every card is, in pixels. */
const readPlaces = (page: Page) =>
  page.locator("article").evaluateAll((cards) =>
    cards.flatMap((card) =>
      [card, ...card.querySelectorAll("div, p, h2, ul, a")].map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return `${part.tagName} ${x} ${y} ${width} ${height}`;
      }),
    ),
  );

test("its words show first, its pictures in the frame after", async ({ page }) => {
  await openAhead(page, { frames: true });
  await expect.poll(() => seen(page)).toEqual(["hidden", "visible"]);
  for (const picture of await page.getByRole("article").getByRole("img").all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
  }
});

const widths = [320, 360, 480, 600, 768, 1024, 1280, 1920];

for (const width of widths)
  test(`nothing moves when the pictures come, nor when the cards below do, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAhead(page, { frames: false });
    await expect.poll(() => seen(page)).toEqual(["hidden"]);
    await page.evaluate(() => document.fonts.ready);
    const cards = page.locator("li:has(> article)");
    const isSetAside = () =>
      cards.evaluateAll((items) =>
        items.map((item) => getComputedStyle(item).contentVisibility === "hidden"),
      );
    const isBelow = await cards.evaluateAll((items) =>
      items.map((item) => item.getBoundingClientRect().top > window.innerHeight),
    );
    expect(isBelow).toContain(true);
    await expect.poll(isSetAside).toEqual(isBelow);
    const setAside = await readPlaces(page);
    expect(setAside.length).toBeGreaterThan(10 * 6);
    await reveal(page, {});
    expect(await isSetAside(), "cards set aside once the page is shown").not.toContain(true);
    expect(await readPlaces(page)).toEqual(setAside);
  });

test("where a picture grows into its card, the card has it from the first frame", async ({ page }) => {
  await openAhead(page, { frames: false });
  await expect.poll(() => seen(page)).toEqual(["hidden"]);
  await reveal(page, null);
  expect(await seen(page)).toEqual(["hidden"]);
  await reveal(page, {});
  expect(await seen(page)).toEqual(["hidden", "visible"]);
});

test("the pictures of its first rows are fetched before the click", async ({ page }) => {
  await openAhead(page, { frames: false });
  const pictures = page.locator("article img");
  // Here the page has frames after all, and fetches what comes near the screen anyway; so what it asks for has to do.
  const waiting = () =>
    pictures.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).loading === "lazy"));
  await expect.poll(waiting).toEqual([...Array(6).fill(false), ...Array(4).fill(true)]);
});
