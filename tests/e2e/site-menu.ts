import type { Page } from "@playwright/test";

export const menuButton = (page: Page) => page.getByRole("button", { name: "Menu" });
export const menu = (page: Page) => page.getByRole("navigation", { name: "Main", exact: true });
