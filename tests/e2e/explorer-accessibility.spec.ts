import { expect, type Page, test } from "@playwright/test";
import { findViolations } from "./axe";
import { status } from "./explorer-page";
import { measureContrast, measureOverflow } from "./measures";

const four = "bioswiss-heart-shaped,care-bears-shaped,welly-zoo-animals,band-aid-star-wars";

/** Every state of list and comparison, with what is there when it is reached. */
const states = [
  // First: an address that leaves the choice open takes it from the pages before.
  ["/compare", /Comparing all 10/],
  ["/products?q=bear", /Showing 2/],
  ["/products?q=zzz", /Showing 0/],
  ["/products?view=table&sort=price", /Showing 10/],
  ["/products?brand=BioSwiss&view=table&q=a", /Showing 6/],
  [`/compare?p=${four}`, /Comparing 4/],
  [`/compare?p=${four}&differences=only`, /differ$/],
  ["/compare?p=welly-zoo-animals", /Comparing 1 product$/],
  ["/compare?p=nope,bioswiss-emoji,medibadge-glitter-stars", /Comparing 2/],
] as const;

for (const theme of ["light", "dark"] as const) {
  test(`axe finds nothing in any state, and text is read easily, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    for (const [address, there] of states) {
      await page.goto(address);
      await expect(status(page), address).toHaveText(there);
      if (address.includes("view=table")) await expect(page.getByRole("table")).toBeVisible();
      // Something chosen, so that the tray is full.
      const choose = page.getByRole("button", { name: /^Compare / }).first();
      if (address.startsWith("/products?") && (await choose.count()) > 0) await choose.click();
      expect.soft(await findViolations(page), `${address}, ${theme}`).toEqual([]);
      expect.soft((await page.evaluate(measureContrast)).poor, `${address}, ${theme}`).toEqual([]);
    }
  });
}

test("everything to press is at least 44 px, and nothing scrolls sideways", {
  tag: "@phone",
}, async ({ page }) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 800 });
    // What the round before chose would come along.
    await page.goto("/products");
    await page.evaluate(() => sessionStorage.clear());
    for (const [address, there] of states) {
      await page.goto(address);
      await expect(status(page), address).toHaveText(there);
      expect.soft(await smallTargets(page), `${address} at ${width}`).toEqual([]);
      expect
        .soft(await page.evaluate(measureOverflow), `${address} at ${width}`)
        .toEqual({ sideways: 0, out: [] });
    }
  }
});

test.describe("with larger text", () => {
  // A style from outside the page stands for the reader's setting; the page's policy would refuse it.
  test.use({ bypassCSP: true });

  test("nothing scrolls sideways with text at 200 %", async ({ page }) => {
    for (const [address, there] of states) {
      await page.goto(address);
      await expect(status(page), address).toHaveText(there);
      await page.addStyleTag({ content: "html { font-size: 200% !important }" });
      expect.soft(await page.evaluate(measureOverflow), address).toEqual({ sideways: 0, out: [] });
    }
  });
});

/** Controls of list and comparison that are smaller than 44 by 44 pixels; a link in a sentence is as high as its line. */
function smallTargets(page: Page): Promise<string[]> {
  return page
    .getByRole("main")
    .locator("button, input, select, .tray-link, .product-card-link, .comparison-names a, tbody th a")
    .filter({ visible: true })
    .evaluateAll((targets) =>
      targets.flatMap((target) => {
        const { width, height } = target.getBoundingClientRect();
        return width < 43.9 || height < 43.9 ? [`${target.textContent} ${width} x ${height}`] : [];
      }),
    );
}
