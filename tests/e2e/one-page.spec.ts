import { expect, test } from "@playwright/test";

// The page that a reader takes into a meeting. That it prints on one sheet: tests/report/every-edition.spec.ts.

test("the page for a meeting has all its parts, and the pages before it lead there", async ({ page }) => {
  for (const address of ["/", "/market-analysis", "/report"]) {
    await page.goto(address);
    const link = page.getByRole("main").getByRole("link", { name: "One page for a meeting" }).first();
    await expect(link, address).toHaveAttribute("href", "/one-page");
  }
  await page.getByRole("contentinfo").getByRole("link", { name: "One page for a meeting" }).click();
  const main = page.getByRole("main");
  await expect(main.getByRole("img", { name: /^Three shelves/ })).toBeVisible();
  const stance = main.getByRole("region", { name: "In a minute" });
  await expect(stance.getByRole("heading", { level: 3 })).toHaveText(["Believe", "Doubt", "Do"]);
  const tests = main.getByRole("region", { name: "What to test first" }).getByRole("listitem");
  await expect(tests).toHaveCount(3);
  for (const each of await tests.all()) {
    await expect(each.getByRole("term")).toHaveText(["Known today", "Ten minutes online"]);
    await expect(each.getByText(/^(?:Owner|Date)$/)).toHaveCount(2);
  }
  await expect(main.getByText("Yes, about the list")).toBeVisible();
  await expect(main.getByText(/Version \d+\.\d+\.\d+\. https:/)).toBeVisible();
});

test("the print buttons print, and are gone without script", async ({ page, browser, baseURL }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  for (const address of ["/one-page", "/shelf-walk", "/report"]) {
    await page.goto(address);
    await page.getByRole("button", { name: "Print" }).click();
    await expect(page.locator("body"), address).toHaveAttribute("data-printed", "");
  }
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const still = await context.newPage();
  await still.goto("/one-page");
  await expect(still.getByRole("button", { name: "Print" })).toBeHidden();
  await context.close();
});
