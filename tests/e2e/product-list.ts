import { expect, type Page } from "@playwright/test";
import { products } from "../site";

// The list of products, as readers find its parts.

export const searchBox = (page: Page) => page.getByPlaceholder("Search products or brands...");
export const brandChoice = (page: Page) => page.getByRole("combobox", { name: /brand/i });
export const tierChoice = (page: Page) => page.getByRole("combobox", { name: /tier/i });
export const status = (page: Page) => page.getByRole("status");
export const showing = (count: number) => `Showing ${count} of ${products.length} products`;

export interface Filter {
  text?: string;
  brand?: string;
  tier?: string;
}

/** The specification's rule, without what the search folds beyond it. */
export function filterProducts({ text = "", brand, tier }: Filter) {
  const contains = (own: string) => own.toLowerCase().includes(text.toLowerCase());
  return products.filter(
    (product) =>
      (contains(product.name) || contains(product.brand)) &&
      (!brand || product.brand === brand) &&
      (!tier || product.tier === tier),
  );
}

/** Expects the count, and the cards of these products in their order, numbered from 1. */
export async function expectShown(page: Page, shown: typeof products): Promise<void> {
  await expect(status(page)).toHaveText(showing(shown.length));
  const cards = page.getByRole("article");
  await expect(cards.getByRole("heading")).toHaveText(shown.map(({ name }) => name));
  await expect(cards.getByText(/^#\d+$/)).toHaveText(shown.map((_, index) => `#${index + 1}`));
}

/** Opens an address of the list; the count says when its filter is applied. */
export async function openList(page: Page, filter: Filter): Promise<void> {
  const { text, brand, tier } = filter;
  const parts = Object.entries({ q: text, brand, tier }).filter(([, value]) => value);
  await page.goto(`/products?${new URLSearchParams(parts as [string, string][])}`);
  await expectShown(page, filterProducts(filter));
}
