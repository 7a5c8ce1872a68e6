import { expect, type Page } from "@playwright/test";
import { brands, products } from "./fixture";

/** What a reader sees of each card. */
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

/** The status says when the filter of the address is applied. */
export async function openShowing(page: Page, address: string, shown: string | RegExp): Promise<void> {
  await page.goto(address);
  await expect(status(page), address).toHaveText(shown);
}

/** The status of the list. */
export const showing = (count: number) => `Showing ${count} of ${products.length} products`;

export const countProducts = (wanted: { brand?: string; tier?: string }) =>
  products.filter(({ brand, tier }) => brand === (wanted.brand ?? brand) && tier === (wanted.tier ?? tier))
    .length;
