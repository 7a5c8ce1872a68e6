import type { Page } from "@playwright/test";
import { brands } from "./fixture";

/** A card of the product list, as a reader sees it. */
export interface Card {
  rank: string | undefined;
  name: string;
  brand: string | undefined;
  tier: string | undefined;
  features: string[];
  address: string | null | undefined;
  text: string;
}

export function readCards(page: Page): Promise<Card[]> {
  return page
    .getByRole("main")
    .getByRole("article")
    .evaluateAll(
      (cards, known) =>
        cards.map((card) => {
          const text = (card as HTMLElement).innerText;
          const texts = [...card.querySelectorAll("*")]
            .filter((element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE))
            .map((element) => element.textContent?.trim() ?? "");
          return {
            rank: texts.find((text) => /^#\d+$/.test(text)),
            name: card.querySelector("h2")?.textContent?.trim() ?? "",
            brand: texts.find((text) => known.includes(text)),
            tier: texts.find((text) => ["Premium", "Mid", "Value"].includes(text)),
            features: [...card.querySelectorAll("li")].map((item) => item.textContent?.trim() ?? ""),
            address: card.querySelector("a")?.getAttribute("href"),
            text,
          };
        }),
      [...brands] as string[],
    );
}

export const searchBox = (page: Page) => page.getByPlaceholder("Search products or brands...");
export const brandChoice = (page: Page) => page.getByRole("combobox", { name: /brand/i });
export const tierChoice = (page: Page) => page.getByRole("combobox", { name: /tier/i });
