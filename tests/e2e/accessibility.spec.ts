import { expect, test } from "@playwright/test";
import { findViolations } from "./axe";
import { everyPage } from "./built-site";
import { measureContrast, measureTargets } from "./measures";

// Walks many pages in one test; a busy machine takes its time.
test.describe.configure({ timeout: 120_000 });

// Each project brings its screen: 1280 px and 360 px. Each test looks at the light and the dark theme.
const themes = ["light", "dark"] as const;

test("axe finds nothing on any page, and text reaches 7:1, large text 4.5:1, light and dark", async ({
  page,
}) => {
  for (const address of everyPage) {
    await page.goto(address);
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      expect(await findViolations(page), `${address}, ${theme}`).toEqual([]);
      const { checked, poor } = await page.evaluate(measureContrast);
      expect(checked, address).toBeGreaterThan(20);
      expect.soft(poor, `${address}, ${theme}`).toEqual([]);
    }
  }
});

for (const theme of themes) {
  test(`axe finds nothing in the states of list and menu, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    for (const [query, count] of [
      ["?q=bear", /Showing [1-9] of/],
      ["?q=none", /Showing 0 of/],
    ] as const) {
      await page.goto(`/products${query}`);
      await expect(page.getByRole("status")).toHaveText(count);
      expect(await findViolations(page), query).toEqual([]);
      expect.soft((await page.evaluate(measureContrast)).poor, `${query}, ${theme}`).toEqual([]);
    }
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto("/products/bioswiss-emoji");
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    expect(await findViolations(page), "open menu").toEqual([]);
  });
}

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
  for (const address of [...everyPage, "/products?q=none"]) {
    await page.goto(address);
    if (address.includes("?")) await expect(page.getByRole("status")).toHaveText(/Showing 0/);
    await page.getByRole("button", { name: "Menu" }).click();
    const { checked, small } = await page.evaluate(measureTargets);
    expect(checked, address).toBeGreaterThanOrEqual(6);
    expect.soft(small, address).toEqual([]);
  }
});

test("whatever has the focus shows it", async ({ page }) => {
  for (const address of ["/", "/products", "/products/bioswiss-emoji"]) {
    await page.goto(address);
    for (let stop = 0; stop < 14; stop += 1) {
      await page.keyboard.press("Tab");
      const focus = await page.evaluate(() => {
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
      });
      if (!focus) break;
      expect(focus, `${address}, stop ${stop + 1}`).toMatchObject({ outlined: true, seen: true });
    }
  }
});
