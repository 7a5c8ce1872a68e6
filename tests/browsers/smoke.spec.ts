import { expect, test } from "@playwright/test";

test("every page of the menu opens without a message, and the list filters", async ({ page }) => {
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  page.on("pageerror", (error) => messages.push(error.message));
  await page.goto("/");
  const names = await page.getByRole("navigation").first().getByRole("link").allInnerTexts();
  for (const name of names) {
    await page.getByRole("navigation").first().getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
  }
  await page.goto("/products");
  await page.getByRole("searchbox").fill("no such product");
  await expect(page.getByRole("article")).toHaveCount(0);
  expect(messages).toEqual([]);
});
