import { expect, type Page, test } from "@playwright/test";
import { findViolations } from "./axe";
import { everyPage } from "./built-site";
import { status } from "./explorer-page";
import { measureContrast, measureOverflow, measureTargets } from "./measures";

// Walks many pages in one test; a busy machine takes its time. Each project brings its screen: 1280 px and 360 px.
test.describe.configure({ timeout: 120_000 });

const four = "bioswiss-heart-shaped,care-bears-shaped,welly-zoo-animals,band-aid-star-wars";

/** States of list and comparison that no page has as it arrives, with what is there when one is reached. */
const states = [
  ["/products?q=bear", /Showing 2/],
  ["/products?q=zzz", /Showing 0/],
  ["/products?brand=BioSwiss&view=table&q=a&sort=price", /Showing 6/],
  [`/compare?p=${four}`, /Comparing 4/],
  [`/compare?p=${four}&differences=only`, /differ$/],
  ["/compare?p=welly-zoo-animals", /Comparing 1 product$/],
  ["/compare?p=nope,bioswiss-emoji,medibadge-glitter-stars", /Comparing 2/],
] as const;

async function openState(page: Page, [address, there]: (typeof states)[number]): Promise<void> {
  await page.goto(address);
  await expect(status(page), address).toHaveText(there);
  if (address.includes("view=table")) await expect(page.getByRole("table")).toBeVisible();
}

/** Opens every page and every state in turn. */
async function openAll(page: Page, look: (address: string) => Promise<void>): Promise<void> {
  for (const address of everyPage) {
    await page.goto(address);
    await look(address);
  }
  for (const state of states) {
    await openState(page, state);
    await look(state[0]);
  }
}

test("axe finds nothing, and text reaches 7:1, large text 4.5:1, light and dark", async ({ page }) => {
  await openAll(page, async (address) => {
    // Something chosen, so that the tray is full.
    const choose = page.getByRole("button", { name: /^Compare / }).first();
    if (address.startsWith("/products?") && (await choose.count()) > 0) await choose.click();
    for (const theme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      expect.soft(await findViolations(page), `${address}, ${theme}`).toEqual([]);
      const { checked, poor } = await page.evaluate(measureContrast);
      expect(checked, address).toBeGreaterThan(20);
      expect.soft(poor, `${address}, ${theme}`).toEqual([]);
    }
  });
});

test("axe finds nothing in the open menu", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/products/bioswiss-emoji");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    expect(await findViolations(page), theme).toEqual([]);
  }
});

test("the dark theme is dark and the light one is light", async ({ page }) => {
  const lightness = async (theme: "light" | "dark") => {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto("/");
    const color = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    return Math.max(...(color.match(/\d+/g) ?? []).map(Number));
  };
  expect(await lightness("light")).toBeGreaterThan(240);
  expect(await lightness("dark")).toBeLessThan(40);
});

test("everything to press is at least 44 px in both directions", { tag: "@phone" }, async ({ page }) => {
  await openAll(page, async (address) => {
    await page.getByRole("button", { name: "Menu" }).click();
    const { checked, small } = await page.evaluate(measureTargets);
    expect(checked, address).toBeGreaterThanOrEqual(6);
    expect.soft(small, address).toEqual([]);
  });
});

test("nothing scrolls sideways on a screen of 320 px", { tag: "@phone" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAll(page, async (address) => {
    expect.soft(await page.evaluate(measureOverflow), address).toEqual({ sideways: 0, out: [] });
  });
});

/** As a reader's own setting would. */
const doubleText = () => document.documentElement.style.setProperty("font-size", "200%", "important");

test("text grows with the reader's setting, and nothing scrolls sideways at 200%", async ({ page }) => {
  const readSize = () =>
    page.evaluate(() =>
      Number.parseFloat(getComputedStyle(document.querySelector("main p") as Element).fontSize),
    );
  await openAll(page, async (address) => {
    const before = await readSize();
    await page.evaluate(doubleText);
    expect(await readSize(), address).toBeGreaterThan(before * 1.3);
    expect.soft(await page.evaluate(measureOverflow), address).toEqual({ sideways: 0, out: [] });
  });
});

test("at 200% the menu of a phone still shows all its links", { tag: "@phone" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/");
  await page.evaluate(doubleText);
  await page.getByRole("button", { name: "Menu" }).click();
  for (const link of await page.getByRole("navigation", { name: "Main" }).getByRole("link").all()) {
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport({ ratio: 0.9 });
  }
  // The menu must not lie over the button that closes it.
  await page.getByRole("button", { name: "Menu" }).click({ timeout: 3000 });
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
});

/** Runs inside the page: whether the focused element has an outline and is on the screen. */
function readFocus() {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const outlined = (pseudo?: string) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
  };
  const box = element.getBoundingClientRect();
  return {
    name: element.textContent?.trim().slice(0, 40),
    outlined: outlined() || outlined("::after"),
    seen: box.bottom > 0 && box.top < window.innerHeight,
  };
}

test("whatever has the focus shows it", async ({ page }) => {
  for (const address of ["/", "/products?q=bear", "/products/bioswiss-emoji"]) {
    await page.goto(address);
    for (let stop = 0; stop < 20; stop += 1) {
      await page.keyboard.press("Tab");
      const focus = await page.evaluate(readFocus);
      if (!focus) break;
      // A part of the page that was skipped until now gets its true height first, and the browser scrolls after it.
      await expect
        .poll(() => page.evaluate(readFocus), `${address}, stop ${stop + 1}`)
        .toMatchObject({ outlined: true, seen: true });
    }
  }
});
