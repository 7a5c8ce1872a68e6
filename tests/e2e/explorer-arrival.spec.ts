import { expect, test } from "@playwright/test";
import { status } from "./explorer-page";
import { watch } from "./page-watch";

// The first screen of the list, and pages under addresses that nobody should write.
test("the first card stands on the first screen", async ({ page }) => {
  await page.goto("/products");
  await expect(page.getByRole("article").first()).toBeInViewport();
  await expect(page.getByRole("article").first().getByRole("img")).toBeInViewport({ ratio: 0.05 });
});

const junk = [
  "%3Cscript%3Ealert(1)%3C%2Fscript%3E",
  "x".repeat(1500),
  "%",
  "%zz%c0%af%00",
  "%F0%9F%90%BB🩹",
  "%E2%80%AE%E2%80%8Fevil",
  "javascript:alert(1)",
  "__proto__",
];

for (const [path, keys] of [
  ["/products", ["q", "brand", "tier", "sort", "view"]],
  ["/compare", ["p", "differences"]],
] as const) {
  test(`${path} shows a normal page under a hostile query, and nothing else`, async ({ page }) => {
    const seen = watch(page);
    page.on("dialog", (dialog) => {
      seen.complaints.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    const queries = junk.map((word) => keys.map((key) => `${key}=${word}&${key}=again`).join("&"));
    for (const query of [...queries, "&&==&%=%"]) {
      const answer = await page.goto(`${path}?${query}`);
      expect(answer?.status(), query.slice(0, 60)).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(status(page)).toHaveText(/^(Showing \d+ of 10 products|Comparing all 10 products.*)$/);
      await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways, query.slice(0, 60)).toBe(0);
    }
    expect(seen.complaints).toEqual([]);
  });
}
