import { expect, test } from "@playwright/test";

test("a reader finds every version from the footer, with date and feed", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Changes" }).click();
  await expect(page).toHaveURL(/\/changes$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Changes and corrections");
  const versions = page.getByRole("heading", { level: 2, name: /^Version \d+\.\d+\.\d+/ });
  await expect(versions.last()).toHaveText("Version 1.0.0: First edition");
  await expect(page.locator("time").last()).toHaveAttribute("datetime", /^\d{4}-\d\d-\d\d$/);
  await expect(page.getByRole("link", { name: "Atom feed" })).toHaveAttribute("href", "/changes.atom");
  await page.goto("/changes#1.0.0");
  await expect(page.locator(":target")).toContainText("Version 1.0.0");
});
