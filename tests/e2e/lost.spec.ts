import { expect, type Page } from "@playwright/test";
import { test } from "../page-test";
import { products } from "../site";

// Unknown addresses. What servers answer: tests/built/hosting.test.ts.

async function expectUnknownProduct(page: Page): Promise<void> {
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Product Not Found");
  const message = "Sorry, we couldn't find the product you're looking for.";
  await expect(main.getByText(message, { exact: true })).toBeVisible();
  await main.getByRole("link", { name: "← Back to Products", exact: true }).click();
  await expect(page).toHaveURL("/products");
}

test("an unknown product gets status 404, a message, other products and a link back", async ({ page }) => {
  expect((await page.goto("/products/none"))?.status()).toBe(404);
  const offered = page.getByRole("main").getByRole("listitem").getByRole("link");
  await expect(offered).toHaveCount(Math.min(3, products.length));
  await expectUnknownProduct(page);
});

test("a host with one 404 page shows the message for an unknown product, too", async ({ page }) => {
  const notFound = await (await page.request.get("/methodology/none")).text();
  await page.route("**/products/none", (route) =>
    route.fulfill({ body: notFound, contentType: "text/html; charset=utf-8", status: 404 }),
  );
  await page.goto("/products/none");
  await expectUnknownProduct(page);
});

test("any other unknown address gets the 404 page, with links to all pages", async ({ page }) => {
  expect((await page.goto("/methodology/steps"))?.status()).toBe(404);
  const links = page.getByRole("main").getByRole("link");
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  for (const address of ["/", "/products", "/market-analysis", "/methodology"])
    expect(addresses).toContain(address);
  await expect(page.getByText(/product not found/i), "one message").toBeHidden();
});
