import { expect, test } from "@playwright/test";
import { adder, chooseButton, onlyDifferences, status } from "./explorer-page";
import { products } from "./fixture";

// A reader chooses products to compare.
test("a reader chooses up to four products on cards, and a message refuses the fifth", {
  tag: "@both",
}, async ({ page }) => {
  await page.goto("/products");
  const buttons = chooseButton(page, /^Compare /);
  await expect(buttons).toHaveCount(10);
  for (const index of [0, 2, 4, 6]) await buttons.nth(index).click();
  await expect(page.getByRole("button", { pressed: true })).toHaveCount(4);
  await expect(page.getByText("4 of 4 chosen", { exact: true })).toBeVisible();
  await buttons.nth(8).click();
  await expect(page.getByText(/^4 products are chosen already\. Leave one out to choose /)).toBeVisible();
  await expect(page.getByRole("button", { pressed: true })).toHaveCount(4);
  await buttons.nth(2).click();
  await expect(page.getByText("3 of 4 chosen", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Compare side by side" }).click();
  await expect(page).toHaveURL(`/compare?p=${[0, 4, 6].map((index) => products[index]?.slug).join(",")}`);
  await expect(status(page)).toHaveText("Comparing 3 products");
});

test("a reader adds a product from its page, which has no script", async ({ page }) => {
  await page.goto("/products");
  await chooseButton(page, /^Compare Welly/).click();
  await page.goto("/products/bioswiss-emoji");
  expect(await page.locator("script[src]").count()).toBe(0);
  const link = page.getByRole("link", { name: "Compare with others" });
  await expect(link).toHaveAttribute("href", /^\/compare\?p=bioswiss-emoji/);
  await link.click();
  await expect(page).toHaveURL("/compare?p=welly-zoo-animals,bioswiss-emoji");
  await expect(status(page)).toHaveText("Comparing 2 products");
  await page.reload();
  await expect(status(page), "a reload adds nothing").toHaveText("Comparing 2 products");
});

test("a fifth product from its page is named and left out", async ({ page }) => {
  await page.goto(
    `/compare?p=${products
      .slice(0, 4)
      .map(({ slug }) => slug)
      .join(",")}`,
  );
  await expect(status(page)).toHaveText("Comparing 4 products");
  await page.goto("/products/bioswiss-emoji");
  const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await page.getByRole("link", { name: "Compare with others" }).click();
  await expect(status(page)).toHaveText("Comparing 4 products");
  await expect(
    page.getByText(`Left out, because 4 products can be compared at once: ${name}.`),
  ).toBeVisible();
});

test("the choice survives reload and navigation", async ({ page }) => {
  await page.goto("/products");
  await chooseButton(page, /^Compare Welly/).click();
  await chooseButton(page, /^Compare MediBadge/).click();
  await page.reload();
  await expect(page.getByRole("button", { pressed: true })).toHaveCount(2);
  await page.goto("/methodology");
  await page.goto("/products?q=zoo&view=table");
  await expect(page.getByText("2 of 4 chosen", { exact: true })).toBeVisible();
  await expect(chooseButton(page, /^Compare Welly/)).toHaveAttribute("aria-pressed", "true");
  await page.goto("/compare");
  await expect(page, "the address takes the choice over").toHaveURL(
    "/compare?p=welly-zoo-animals,medibadge-glitter-stars",
  );
  await page.goto("/compare?p=bioswiss-emoji");
  await expect(status(page), "the address overrides the stored choice").toHaveText("Comparing 1 product");
  await page.goto("/products");
  await expect(page.getByRole("button", { pressed: true })).toHaveCount(1);
});

test("a reader empties the choice on the list and on the comparison", async ({ page }) => {
  await page.goto("/products");
  await chooseButton(page, /^Compare Welly/).click();
  await page.getByRole("button", { name: "Empty the choice" }).click();
  await expect(page.getByRole("button", { pressed: true })).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Chosen to compare" })).toBeFocused();
  await page.goto("/compare?p=welly-zoo-animals,bioswiss-emoji");
  await expect(status(page)).toHaveText("Comparing 2 products");
  await page.getByRole("button", { name: "Empty the choice" }).click();
  await expect(status(page)).toHaveText("Comparing all 10 products");
  await expect(page).toHaveURL("/compare");
  await expect(adder(page)).toBeFocused();
  await page.reload();
  await expect(status(page)).toHaveText("Comparing all 10 products");
  await page.goBack();
  await expect(status(page)).toHaveText("Comparing 2 products");
});

test("a reader adds and leaves out products on the comparison, and the focus stays", {
  tag: "@both",
}, async ({ page }) => {
  await page.goto("/compare");
  await expect(status(page)).toHaveText("Comparing all 10 products");
  for (const slug of ["welly-zoo-animals", "bioswiss-emoji"]) await adder(page).selectOption(slug);
  await expect(page).toHaveURL("/compare?p=welly-zoo-animals,bioswiss-emoji");
  await page.getByRole("button", { name: /^Leave out Welly/ }).click();
  await expect(status(page)).toHaveText("Comparing 1 product");
  await expect(adder(page)).toBeFocused();
  await expect(onlyDifferences(page), "one product differs from nothing").toBeDisabled();
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(status(page)).toHaveText("Comparing all 10 products");
  await page.goForward();
  await expect(page).toHaveURL("/compare?p=welly-zoo-animals");
});
