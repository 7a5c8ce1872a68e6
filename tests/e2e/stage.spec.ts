import { expect, type Page } from "@playwright/test";
import { setStyles, test } from "../page-test";

// Tests the stage and the timeline of the market analysis. tests/built/parts.test.ts tests which products each group contains.

// Not located by role, because the radio buttons are hidden on paper.
const stage = (page: Page) => page.locator("section:has(input[type=radio])");
const visibleViews = (page: Page) => stage(page).getByRole("region").filter({ visible: true });
/** The index of the shelf, which is the last view. */
const shelfIndex = -1;
const select = (page: Page, index: number) => stage(page).locator("label").nth(index).click();

async function expectView(page: Page, index: number): Promise<void> {
  await expect(stage(page).getByRole("radio").nth(index)).toBeChecked();
  await expect(visibleViews(page)).toHaveCount(1);
  const label = await stage(page).locator("label").nth(index).innerText();
  await expect(visibleViews(page)).toHaveAccessibleName(label);
}

async function openStage(page: Page, origin = ""): Promise<void> {
  await page.goto(`${origin}/market-analysis`);
  await expect(stage(page).getByRole("radio").first()).toBeChecked();
}

test("shows and announces the answer of the selected view @both", async ({ page }) => {
  await openStage(page);
  await expectView(page, 0);
  for (const index of [1, shelfIndex, 0]) {
    await select(page, index);
    await expectView(page, index);
    const answer = await visibleViews(page).locator("p").first().textContent();
    await expect(stage(page).locator("[aria-live]")).toHaveText(answer ?? "an answer");
  }
});

test("fits a phone and a laptop; the laptop shows all products in one row, with names", async ({ page }) => {
  await openStage(page);
  const viewports = [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ];
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    const headerBox = await page.getByRole("banner").boundingBox();
    const stageBox = await stage(page).boundingBox();
    expect((headerBox?.height ?? 0) + (stageBox?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
  }
  for (const index of [0, 1]) {
    await select(page, index);
    await expectView(page, index);
    const cells = visibleViews(page).locator("li:has(> a)");
    const tops = await cells.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    for (const top of tops) expect(top).toBeCloseTo(tops[0] ?? 0, 0);
    for (const text of await cells.allInnerTexts()) expect(text).toMatch(/\w/);
  }
});

test("gives every product a cell of the same size, and every view the same height beside three tiers", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openStage(page);
  const viewCount = await stage(page).getByRole("radio").count();
  for (const width of [360, 768, 1000, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const views = [];
    for (let index = 0; index < viewCount; index += 1) {
      await select(page, index);
      await expectView(page, index);
      const view = await visibleViews(page).evaluate((element) => ({
        height: element.getBoundingClientRect().height,
        groupCount: element.lastElementChild?.children.length,
        // The cells of the shelf are not in a tray.
        cells: [...element.querySelectorAll("p + ul > li:has(> a)")].map((cell) => {
          const { width, height } = cell.getBoundingClientRect();
          return { width, height };
        }),
      }));
      views.push(view);
    }
    const [firstView] = views;
    const [firstCell] = firstView?.cells ?? [];
    const hasThreeTiers = views.at(shelfIndex)?.groupCount === 3;
    expect(firstCell?.width).toBeGreaterThan(44);
    for (const { height, cells } of views) {
      if (hasThreeTiers) expect(height, `${width} px`).toBeCloseTo(firstView?.height ?? 0, 0);
      for (const cell of cells) {
        expect(cell.width, `${width} px`).toBeCloseTo(firstCell?.width ?? 0, 0);
        expect(cell.height, `${width} px`).toBeCloseTo(firstCell?.height ?? 0, 0);
      }
    }
  }
});

test("is only as tall as the selected view if the shelf has more tiers", async ({ page, serveEdition }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openStage(page, await serveEdition("most"));
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const index of [0, shelfIndex]) {
      await select(page, index);
      await expectView(page, index);
      const emptyHeight = await stage(page).evaluate((element) => {
        // Items of views that are not selected may have boxes, too.
        const items = [...element.querySelectorAll("section li")].filter((item) =>
          item.checkVisibility({ visibilityProperty: true }),
        );
        const bottoms = items.map((item) => item.getBoundingClientRect().bottom);
        return element.getBoundingClientRect().bottom - Math.max(...bottoms);
      });
      expect(emptyHeight, `${width} px`).toBeLessThan(80);
    }
  }
});

test("draws the years of the timeline with the same length, and no flag over another", async ({ page }) => {
  await openStage(page);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const flags = await page.locator("#insights ol > li").evaluateAll((items) =>
      items.map((item) => ({
        year: Number(item.querySelector("b")?.textContent),
        position: item.getBoundingClientRect().toJSON(),
        card: item.firstElementChild?.getBoundingClientRect().toJSON(),
      })),
    );
    const axis = new Set(flags.map(({ position }) => position.x)).size > 1 ? "x" : "y";
    const lengths = flags.slice(1).flatMap(({ year, position }, index) => {
      const previous = flags[index];
      const gap = year - (previous?.year ?? year);
      return gap > 10 ? [] : [(position[axis] - previous?.position[axis]) / gap];
    });
    for (const length of lengths) expect(length, `${width} px`).toBeCloseTo(lengths[0] ?? 0, 0);
    for (const [index, { card, year }] of flags.entries())
      for (const { card: nextCard } of flags.slice(index + 1)) {
        const overlaps =
          card.left < nextCard.right &&
          nextCard.left < card.right &&
          card.top < nextCard.bottom &&
          nextCard.top < card.bottom;
        expect(overlaps, `${width} px: the flag of ${year}`).toBe(false);
      }
  }
});

test("reserves the space of drawings that have not loaded", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const drawing = stage(page).getByRole("img").first();
  await openStage(page);
  const box = await drawing.boundingBox();
  // Requests that this route never answers.
  await page.route(/\/pictures\//, () => {});
  await page.goto("/market-analysis", { waitUntil: "domcontentloaded" });
  expect(await drawing.evaluate((image: HTMLImageElement) => image.complete)).toBe(false);
  await expect.poll(async () => (await drawing.boundingBox())?.height).toBeCloseTo(box?.height ?? 0, 0);
  await page.unrouteAll();
});

test("outlines the marks of both figures with enough contrast in both themes", async ({ page }) => {
  await openStage(page);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const ratios = await page.evaluate(() => {
      const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
      const luminanceOf = (color: string) => {
        if (!context) throw new Error("no canvas");
        context.fillStyle = color;
        context.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((channel) => {
          const value = channel / 255;
          return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      return [...document.querySelectorAll("figure rect")].map((mark) => {
        const card = mark.closest("figure");
        const colors = [getComputedStyle(mark).stroke, card ? getComputedStyle(card).backgroundColor : ""];
        const [dark = 0, light = 0] = colors.map(luminanceOf).sort((a, b) => a - b);
        return (light + 0.05) / (dark + 0.05);
      });
    });
    expect(ratios.length).toBeGreaterThan(1);
    expect(Math.min(...ratios), colorScheme).toBeGreaterThanOrEqual(3);
  }
  await page.emulateMedia({ colorScheme: null });
});

test("shows the last selected view when the reader selects twice quickly", async ({ page }) => {
  await openStage(page);
  await select(page, shelfIndex);
  await select(page, 1);
  await expectView(page, 1);
  // Drawings have names only while a transition runs.
  await expect(stage(page).locator("[style*=view-transition-name]")).toHaveCount(0);
  await visibleViews(page).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/products\/./);
});

test("does not animate for readers who prefer reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openStage(page);
  // The page would throw if it called this.
  await page.evaluate(() => Object.assign(document, { startViewTransition: "not a function" }));
  await select(page, shelfIndex);
  await expectView(page, shelfIndex);
});

test("prints all views with their answers", async ({ page }) => {
  await openStage(page);
  const viewCount = await stage(page).getByRole("radio").count();
  await page.emulateMedia({ media: "print" });
  await expect(visibleViews(page)).toHaveCount(viewCount);
  for (const view of await visibleViews(page).all()) {
    await expect(view.getByRole("heading")).toBeVisible();
    await expect(view.locator("p").first()).toBeVisible();
  }
});

test("keeps drawings large enough to tap with text at 200% @phone", async ({ page }) => {
  await openStage(page);
  await setStyles(page, ":root { font-size: 200% !important }");
  const sizes = await visibleViews(page)
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()));
  expect(sizes.length).toBeGreaterThan(0);
  for (const { width, height } of sizes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(43.9);
});

test.describe("most", () => {
  test("balances the boards of a tier with more than ten products, and keeps bars high enough", async ({
    page,
    serveEdition,
  }) => {
    await openStage(page, await serveEdition("most"));
    await select(page, shelfIndex);
    await expectView(page, shelfIndex);
    const tiers = visibleViews(page).locator("> ul > li");
    for (const width of [1280, 768]) {
      await page.setViewportSize({ width, height: 900 });
      const topsOfTiers = await tiers.evaluateAll((elements) =>
        elements.map((tier) =>
          [...tier.querySelectorAll("li")].map((item) => item.getBoundingClientRect().top),
        ),
      );
      expect(Math.max(...topsOfTiers.map((tops) => tops.length)), "the largest tier").toBeGreaterThan(10);
      for (const tops of topsOfTiers) {
        const boards = [...new Set(tops)].map((boardTop) => tops.filter((top) => top === boardTop).length);
        expect(boards, `${width} px`).toHaveLength(Math.ceil(tops.length / 10));
        expect(Math.max(...boards) - Math.min(...boards), `${width} px: ${boards}`).toBeLessThanOrEqual(1);
      }
    }
    await page.setViewportSize({ width: 390, height: 844 });
    const bars = page.getByRole("figure").first().locator("li > svg");
    for (const bar of await bars.all()) expect((await bar.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("switches the views with the radio buttons", async ({ page }) => {
    await openStage(page);
    for (const index of [1, shelfIndex]) {
      await select(page, index);
      await expectView(page, index);
    }
  });
});
