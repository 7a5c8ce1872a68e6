import { expect, type Page } from "@playwright/test";
import { brands, products } from "./fixture";

/** The cards of the product list, as a reader sees them. */
export const readCards = (page: Page) =>
  page.getByRole("article").evaluateAll(
    (cards, known) =>
      cards.map((card) => {
        const textOf = (element: Element | null) => element?.textContent?.trim() ?? "";
        const texts = [...card.querySelectorAll("*")]
          .filter((element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE))
          .map(textOf);
        return {
          rank: texts.find((text) => /^#\d+$/.test(text)),
          name: textOf(card.querySelector("h2")),
          brand: texts.find((text) => known.includes(text)),
          tier: texts.find((text) => ["Premium", "Mid", "Value"].includes(text)),
          features: [...card.querySelectorAll("li")].map(textOf),
          address: card.querySelector("a")?.getAttribute("href"),
          text: (card as HTMLElement).innerText,
        };
      }),
    [...brands] as string[],
  );

export const searchBox = (page: Page) => page.getByPlaceholder("Search products or brands...");
export const brandChoice = (page: Page) => page.getByRole("combobox", { name: /brand/i });
export const tierChoice = (page: Page) => page.getByRole("combobox", { name: /tier/i });
export const status = (page: Page) => page.getByRole("status");

/** Opens the list; its status says when the address is applied. */
export async function openShowing(page: Page, address: string, shown: string | RegExp): Promise<void> {
  await page.goto(address);
  await expect(status(page), address).toHaveText(shown);
}

/** The status of a list that shows so many products. */
export const showing = (count: number) => `Showing ${count} of ${products.length} products`;

/** How many products of the fixture have these values. */
export const countProducts = (wanted: { brand?: string; tier?: string }) =>
  products.filter(({ brand, tier }) => brand === (wanted.brand ?? brand) && tier === (wanted.tier ?? tier))
    .length;
