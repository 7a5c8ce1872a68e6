import { expect, test } from "@playwright/test";
import { products } from "./fixture";
import { measureOverflow } from "./measures";

// Which boxes are empty: tests/built/shelf-walk.test.ts. That it prints on one sheet: tests/report/every-edition.spec.ts.

test("every product has its boxes, large enough for a pen on paper, and nothing overflows", async ({
  page,
}) => {
  await page.goto("/shelf-walk");
  for (const width of [320, 360, 768, 960, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(measureOverflow), `${width} px`).toEqual({ sideways: 0, out: [] });
  }
  await page.emulateMedia({ media: "print" });
  // A4 without margins, in CSS pixels.
  await page.setViewportSize({ width: 718, height: 1046 });
  const labels = ["Price", "Count", "Each", "Seen", "Pack", "Rating", "Latex statement"];
  await expect(page.locator(".walk-pack").getByRole("term")).toHaveText(products.flatMap(() => labels));
  for (const box of await page.locator(".walk-pack dl > div").all()) {
    const { width = 0, height = 0 } = (await box.boundingBox()) ?? {};
    // In millimeters.
    expect((Math.min(width / 18, height / 9) * 25.4) / 96).toBeGreaterThanOrEqual(1);
  }
});
