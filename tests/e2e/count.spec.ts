import { expect, type Page } from "@playwright/test";
import { setStyles, test } from "../page-test";

// The stage of the market analysis: the same products, counted in three ways. What each puts together: tests/built/parts.test.ts.

// On paper there are no buttons, so not by role.
const stageOf = (page: Page) => page.locator("section:has(input[type=radio])");

async function expectWay(page: Page, index: number): Promise<void> {
  const stage = stageOf(page);
  await expect(stage.getByRole("radio").nth(index)).toBeChecked();
  const name = await stage.locator("label").nth(index).innerText();
  const way = stage.getByRole("region", { name, exact: true });
  await expect(way).toBeVisible();
  await expect(stage.getByRole("region").filter({ visible: true })).toHaveCount(1);
}

test.beforeEach(async ({ page }) => {
  await page.goto("/market-analysis");
  await expect(stageOf(page).getByRole("radio")).toHaveCount(3);
});

test("each way shows its answer, which is announced @both", async ({ page }) => {
  const stage = stageOf(page);
  await expectWay(page, 0);
  for (const index of [1, 2, 0]) {
    await stage.locator("label").nth(index).click();
    await expectWay(page, index);
    const announced = stage.locator("[aria-live]");
    await expect(announced).not.toBeEmpty();
    const said = (await announced.textContent()) ?? "";
    const shown = await stage.getByRole("region").filter({ visible: true }).innerText();
    for (const word of said.replaceAll(/\[\d+\]/g, "").split(/\s+/)) expect(shown).toContain(word);
  }
});

test("on wide screens all products stand in one row, each as wide as the others, with its name", async ({
  page,
}) => {
  const stage = stageOf(page);
  for (const index of [0, 1]) {
    await stage.locator("label").nth(index).click();
    const places = stage.getByRole("region").filter({ visible: true }).locator("li:has(> a)");
    const boxes = await places.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
    for (const { y, width } of boxes) {
      expect(y).toBeCloseTo(boxes[0].y, 0);
      expect(Math.abs(width - boxes[0].width)).toBeLessThan(1);
    }
    for (const place of await places.all()) await expect(place).toHaveText(/\w/, { useInnerText: true });
  }
});

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  test(`the stage fits a screen of ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const header = await page.getByRole("banner").boundingBox();
    const stage = await stageOf(page).boundingBox();
    expect((header?.height ?? 0) + (stage?.height ?? 0)).toBeLessThanOrEqual(height);
  });

test("a quick second choice wins, and links stay where they were", async ({ page }) => {
  const stage = stageOf(page);
  await stage.locator("label").nth(2).click();
  await stage.locator("label").nth(1).click();
  await expectWay(page, 1);
  // The pictures have their names for the time of a change only.
  await expect.poll(() => stage.locator("[style*=view-transition-name]").count(), "after the change").toBe(0);
  await stage.getByRole("region").filter({ visible: true }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/products\/./);
});

test("nothing travels for readers who ask for reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(() => {
    document.startViewTransition = () => {
      throw new Error("a transition");
    };
  });
  await stageOf(page).locator("label").nth(2).click();
  await expectWay(page, 2);
});

test("on paper all ways stand below each other, with their answers", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  const stage = stageOf(page);
  await expect(stage.getByRole("region").filter({ visible: true })).toHaveCount(3);
  for (const way of await stage.getByRole("region").all()) {
    await expect(way.getByRole("heading")).toBeVisible();
    await expect(way.locator("p").last()).toBeVisible();
  }
});

test("with large text each drawing can still be tapped @phone", async ({ page }) => {
  await setStyles(page, ":root { font-size: 200% !important }");
  const drawings = stageOf(page).getByRole("region").filter({ visible: true }).getByRole("link");
  for (const drawing of await drawings.all()) {
    const { width = 0, height = 0 } = (await drawing.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(43.9);
  }
});

for (const edition of ["fourteen", "large"] as const)
  test.describe(`${edition}:`, () => {
    test.use({ edition });

    test("ten stand on a board, more on boards of nearly equal number, and bars keep their height", async ({
      page,
    }) => {
      await stageOf(page).locator("label").nth(2).click();
      const tiers = stageOf(page)
        .getByRole("region")
        .filter({ visible: true })
        .locator("ul")
        .first()
        .locator("> li");
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
    const stage = stageOf(page);
    for (const index of [1, 2]) {
      await stage.locator("label").nth(index).click();
      await expectWay(page, index);
    }
  });
});
