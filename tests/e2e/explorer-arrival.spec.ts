import { expect, test } from "@playwright/test";
import { layout, sortChoice, status } from "./explorer-page";
import { watch } from "./page-watch";
import { searchBox } from "./product-cards";

// The list before its script, and under addresses that nobody should write.
test("an order and a layout chosen before the script arrives are kept", async ({ page }) => {
  let release = () => {};
  const arrival = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto("/products?tier=Mid", { waitUntil: "commit" });
  await searchBox(page).fill("b");
  await sortChoice(page).selectOption("Price, lowest first");
  await layout(page, "Table").check();
  release();
  await expect(page).toHaveURL("/products?q=b&tier=Mid&sort=price&view=table");
  await expect(page.getByRole("table")).toBeVisible();
  await expect(searchBox(page)).toHaveValue("b");
  await expect(sortChoice(page)).toHaveValue("price");
  await expect(layout(page, "Table")).toBeChecked();
});

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
