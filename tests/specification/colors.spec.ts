import { expect } from "@playwright/test";
import { test } from "../page-test";

// What of the specification's content only a browser can show. The rest: specification.test.ts.

test("tier badges are purple, blue and green", async ({ page }) => {
  const badge = (tier: string) =>
    page.getByRole("main").getByText(tier, { exact: true }).filter({ visible: true }).first();
  const channels = { Premium: ["blue", "red"], Mid: ["blue", "green"], Value: ["green"] };
  await page.goto("/market-analysis");
  for (const [tier, strongest] of Object.entries(channels)) {
    const color = await badge(tier).evaluate((element) => {
      const painted = element.closest("p") ?? element;
      return getComputedStyle(
        [element, painted].find((each) => getComputedStyle(each).backgroundColor !== "rgba(0, 0, 0, 0)") ??
          element,
      ).backgroundColor;
    });
    const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number);
    const sorted = Object.entries({ red, green, blue }).sort(([, one], [, other]) => other - one);
    expect(sorted.map(([channel]) => channel).slice(0, strongest.length), `${tier}: ${color}`).toEqual(
      strongest,
    );
  }
});
