import { expect, type Page, test } from "@playwright/test";
import { products } from "./fixture";

async function changeData(page: Page, change: (data: string) => string): Promise<void> {
  await page.route("**/products", async (route) => {
    const answer = await route.fetch();
    const data = /(?<=<script[^>]*type="application\/json"[^>]*>)[\s\S]*?(?=<\/script>)/;
    const body = (await answer.text()).replace(data, change);
    await route.fulfill({ response: answer, body });
  });
}

test("a rendering error shows a message with links back, not a blank page", async ({ page }) => {
  await changeData(page, (data) => {
    const list = JSON.parse(data) as { products: { features: unknown }[] };
    for (const product of list.products) product.features = null;
    return JSON.stringify(list);
  });
  await page.goto("/products");
  const main = page.getByRole("main");
  await expect(main.getByText("Unexpected Application Error!")).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(main.getByRole("link", { name: /home/i })).toHaveAttribute("href", "/");
  await page.unrouteAll();
  await main.getByRole("link", { name: /product list/i }).click();
  await expect(page).toHaveURL("/products");
  await expect(page.getByRole("article")).toHaveCount(products.length);
  await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
});

test("an error while filtering shows the message, too, and data that cannot be parsed", async ({ page }) => {
  const message = page.getByText("Unexpected Application Error!");
  await changeData(page, (data) => data.replace(/"emptyPicture":\{.*?\}/, '"emptyPicture":null'));
  await page.goto("/products");
  await page.getByRole("searchbox").fill("nothing of the kind");
  await expect(message).toBeVisible();
  await page.unrouteAll();
  await changeData(page, (data) => data.slice(0, 100));
  await page.goto("/products");
  await expect(message).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: /home/i })).toBeVisible();
});
