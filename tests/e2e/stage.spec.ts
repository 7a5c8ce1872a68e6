import { expect, type Page } from "@playwright/test";
import { setStyles, test } from "../page-test";

// The stage of the market analysis: the same products, counted in three ways. Which products each groups: tests/built/parts.test.ts.

// Not found by role, because the radio buttons are hidden on paper.
const stageOf = (page: Page) => page.locator("section:has(input[type=radio])");
const shownWays = (page: Page) => stageOf(page).getByRole("region").filter({ visible: true });
const choose = (page: Page, index: number) => stageOf(page).locator("label").nth(index).click();

async function expectWay(page: Page, index: number): Promise<void> {
  await expect(stageOf(page).getByRole("radio").nth(index)).toBeChecked();
  await expect(shownWays(page)).toHaveCount(1);
  const name = await stageOf(page).locator("label").nth(index).innerText();
  await expect(shownWays(page)).toHaveAccessibleName(name);
}

test.beforeEach(async ({ page }) => {
  await page.goto("/market-analysis");
  await expect(stageOf(page).getByRole("radio")).toHaveCount(3);
});

test("each way shows its answer, which is announced @both", async ({ page }) => {
  await expectWay(page, 0);
  for (const index of [1, 2, 0]) {
    await choose(page, index);
    await expectWay(page, index);
    const answer = await shownWays(page).locator("p").first().textContent();
    await expect(stageOf(page).locator("[aria-live]")).toHaveText(answer ?? "an answer");
  }
});

test("the stage fits the screen; a wide one has all products in one row, with names", async ({ page }) => {
  const screens = [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ];
  for (const screen of screens) {
    await page.setViewportSize(screen);
    const header = await page.getByRole("banner").boundingBox();
    const stage = await stageOf(page).boundingBox();
    expect((header?.height ?? 0) + (stage?.height ?? 0)).toBeLessThanOrEqual(screen.height);
  }
  for (const index of [0, 1]) {
    await choose(page, index);
    const places = shownWays(page).locator("li:has(> a)");
    const boxes = await places.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
    for (const { y, width } of boxes) {
      expect(y).toBeCloseTo(boxes[0].y, 0);
      expect(Math.abs(width - boxes[0].width)).toBeLessThan(1);
    }
    for (const place of await places.all()) await expect(place).toHaveText(/\w/, { useInnerText: true });
  }
});

test("a quick second choice wins, and links stay where they were", async ({ page }) => {
  await choose(page, 2);
  await choose(page, 1);
  await expectWay(page, 1);
  // Pictures have names for the transition only while it runs.
  await expect(stageOf(page).locator("[style*=view-transition-name]")).toHaveCount(0);
  await shownWays(page).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/products\/./);
});

test("nothing travels for readers who ask for reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  // The page would throw if it called this.
  await page.evaluate(() => Object.assign(document, { startViewTransition: "not called" }));
  await choose(page, 2);
  await expectWay(page, 2);
});

test("on paper all ways stand below each other, with their answers", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await expect(shownWays(page)).toHaveCount(3);
  for (const way of await shownWays(page).all()) {
    await expect(way.getByRole("heading")).toBeVisible();
    await expect(way.locator("p").last()).toBeVisible();
  }
});

test("with large text each drawing can still be tapped @phone", async ({ page }) => {
  await setStyles(page, ":root { font-size: 200% !important }");
  for (const drawing of await shownWays(page).getByRole("link").all()) {
    const { width = 0, height = 0 } = (await drawing.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(43.9);
  }
});

for (const edition of ["fourteen", "large"] as const)
  test.describe(`${edition}:`, () => {
    test.use({ edition });

    test("more than ten stand on boards of nearly equal number; bars keep their height", async ({ page }) => {
      await choose(page, 2);
      const tiers = shownWays(page).locator("> ul > li");
      for (const width of [1280, 768]) {
        await page.setViewportSize({ width, height: 900 });
        const rows = await tiers.evaluateAll((all) =>
          all.map((tier) => [...tier.querySelectorAll("li")].map((each) => each.getBoundingClientRect().top)),
        );
        for (const tops of rows) {
          const boards = [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
          expect(boards, `${width} px`).toHaveLength(Math.ceil(tops.length / 10));
          expect(Math.max(...boards) - Math.min(...boards), `${width} px: ${boards}`).toBeLessThanOrEqual(1);
        }
      }
      await page.setViewportSize({ width: 390, height: 844 });
      for (const bar of await page.getByRole("figure").first().locator("li > svg").all())
        expect((await bar.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    });
  });

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the radio buttons still switch", async ({ page }) => {
    for (const index of [1, 2]) {
      await choose(page, index);
      await expectWay(page, index);
    }
  });
});
