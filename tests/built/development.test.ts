import { expect, onTestFinished, test } from "vitest";
import { findAll, parseHtml, textOf } from "../../hosting/html";
import { serveProject } from "../project-copy";
import { fixtureProject } from "../sites";
import { heart, trialContent } from "../trial-content";

const sorry = "Sorry, we couldn't find the product you're looking for.";
const unknown = [
  ["/products/nope", "Product Not Found", sorry, "← Back to Products"],
  ["/figures/nope", "Page Not Found", "There is no page at this address.", "Home"],
  ["/nope", "Page Not Found", "There is no page at this address.", "Home"],
] as const;

const content = trialContent();

test("the development server has the fonts, the styles and the not-found pages of the built site, and shows problems", async () => {
  const command = ["node_modules/@react-router/dev/bin.js", "dev"];
  const env = { NODE_ENV: "development", CONTENT_DIR: content.path(".") };
  const { address, stop } = await serveProject(fixtureProject, command, env);
  onTestFinished(() => void stop());
  for (const [path, title, message, link] of unknown) {
    const answer = await fetch(new URL(path, address));
    expect([path, answer.status]).toEqual([path, 404]);
    const html = await answer.text();
    const [, font = ""] = /url\(([^)]+\.woff2)\)/.exec(html) ?? [];
    expect((await fetch(new URL(font, address))).headers.get("content-type")).toBe("font/woff2");
    const page = parseHtml(html);
    const [sheet] = findAll(page, ({ attributes }) => attributes.get("rel") === "stylesheet");
    const styles = await fetch(new URL(sheet?.attributes.get("href") ?? "", address));
    expect(await styles.text()).toContain(".not-found");
    const textsOf = (tag: string) => findAll(page, (element) => element.tag === tag).map(textOf);
    expect(textsOf("h1")).toEqual([title]);
    expect(textsOf("main").join()).toContain(message);
    expect(textsOf("a")).toContain(link);
  }
  const position = content.edit(heart, /^theme:.*/m, "theme: ‸[]").replace("content/", "");
  const broken = await fetch(new URL("/products", address));
  expect(broken.status).toBe(500);
  const page = parseHtml(await broken.text());
  const [heading, item] = ["h1", "li"].map((tag) => findAll(page, (each) => each.tag === tag).map(textOf));
  expect(heading).toEqual(["The content has 1 problem:"]);
  expect(item).toEqual([expect.stringContaining(`${position}  theme: found []; expected a text`)]);
});
