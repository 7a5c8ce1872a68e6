import { expect, type Page, test } from "@playwright/test";
import { navigation } from "./fixture";

// Which addresses get one: preview/site.test.ts and tests/built/nginx.test.ts.

async function expectUnknownProduct(page: Page): Promise<void> {
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Product Not Found");
  const message = "Sorry, we couldn't find the product you're looking for.";
  await expect(main.getByText(message, { exact: true })).toBeVisible();
  const back = main.getByRole("link", { name: "← Back to Products", exact: true });
  await expect(back).toHaveAttribute("href", "/products");
  await expect(main.getByRole("listitem").getByRole("link"), "products instead").toHaveCount(3);
}

test("an unknown product gets status 404, a message and a link back", async ({ page }) => {
  expect((await page.goto("/products/none"))?.status()).toBe(404);
  await expectUnknownProduct(page);
  await page.getByRole("main").getByRole("link", { name: "← Back to Products" }).click();
  await expect(page).toHaveURL("/products");
});

test("any other unknown address gets the 404 page, with links to all pages", async ({ page }) => {
  expect((await page.goto("/methodology/steps"))?.status()).toBe(404);
  const main = page.getByRole("main");
  for (const { name, address } of navigation)
    await expect(main.getByRole("link", { name, exact: true })).toHaveAttribute("href", address);
  await expect(main, "one message").not.toContainText(/product not found/i);
});

test("a host with one 404 page shows the message for an unknown product, too", async ({ page }) => {
  await page.route("**/products/none", async (route) => {
    await route.fulfill({ response: await page.request.get("/404"), status: 404 });
  });
  await page.goto("/products/none");
  await expectUnknownProduct(page);
  await expect(page.getByRole("main"), "one message").not.toContainText("There is no page at this address");
});
