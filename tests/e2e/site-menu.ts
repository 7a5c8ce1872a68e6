import type { Locator, Page } from "@playwright/test";

export const menuButton = (page: Page) => page.getByRole("button", { name: "Menu" });
export const menu = (page: Page) => page.getByRole("navigation", { name: "Main", exact: true });

/** The site's navigation, opened where it is behind a menu button. */
export async function openNavigation(page: Page): Promise<Locator> {
  if ((await menuButton(page).isVisible()) && !(await menu(page).isVisible())) await menuButton(page).click();
  return menu(page);
}
