import { expect, test } from "vitest";
import { findAll, parseHtml, textOf } from "../../hosting/html";
import { serveDevelopment } from "../project-copy";
import { fixtureProject } from "../sites";

const sorry = "Sorry, we couldn't find the product you're looking for.";
const unknown = [
  ["/products/nope", "Product Not Found", sorry, "← Back to Products"],
  ["/figures/nope", "Page not found", "There is no page at this address.", "Home"],
  ["/nope", "Page not found", "There is no page at this address.", "Home"],
] as const;

test("the development server has the fonts and the not-found pages of the built site", async () => {
  const { address, stop } = await serveDevelopment(fixtureProject);
  try {
    for (const [path, title, message, link] of unknown) {
      const answer = await fetch(new URL(path, address));
      expect([path, answer.status]).toEqual([path, 404]);
      const html = await answer.text();
      const [, font = ""] = /url\(([^)]+\.woff2)\)/.exec(html) ?? [];
      expect((await fetch(new URL(font, address))).headers.get("content-type")).toBe("font/woff2");
      const page = parseHtml(html);
      const textsOf = (tag: string) => findAll(page, (element) => element.tag === tag).map(textOf);
      expect(textsOf("h1")).toEqual([title]);
      expect(textsOf("main").join()).toContain(message);
      expect(textsOf("a")).toContain(link);
    }
  } finally {
    stop();
  }
});
