import type { Locator, Page } from "@playwright/test";

/** The site's navigation, opened where it is behind a menu button. */
export async function openNavigation(page: Page): Promise<Locator> {
  const button = page.getByRole("banner").getByRole("button", { name: "Menu" });
  const navigation = page.getByRole("navigation", { name: "Main", exact: true });
  if ((await button.isVisible()) && !(await navigation.isVisible())) await button.click();
  return navigation;
}
