import type { Locator, Page } from "@playwright/test";

/** The site's navigation, opened if this screen keeps it behind a button. */
export async function openNavigation(page: Page): Promise<Locator> {
  const button = page.getByRole("banner").getByRole("button", { name: "Menu" });
  const navigation = page.getByRole("navigation", { name: "Main" });
  if ((await button.isVisible()) && !(await navigation.isVisible())) await button.click();
  return navigation;
}
