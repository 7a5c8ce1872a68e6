import { expect } from "@playwright/test";
import { test } from "../page-test";

// What of the specification's content only a browser can show. The rest: specification.test.ts.

test("tier badges are purple, blue and green", async ({ page }) => {
  await page.goto("/market-analysis");
  for (const [tier, strongest] of [
    ["Premium", "blue red"],
    ["Mid", "blue green"],
    ["Value", "green"],
  ] as const) {
    const badge = page.getByRole("figure").getByText(tier, { exact: true }).first();
    const color = await badge.evaluate((element) => getComputedStyle(element).backgroundColor);
    const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number);
    const sorted = Object.entries({ red, green, blue }).sort(([, one], [, other]) => other - one);
    const names = sorted.map(([channel]) => channel).join(" ");
    expect(names.startsWith(strongest), `${tier}: ${color}`).toBe(true);
  }
});
