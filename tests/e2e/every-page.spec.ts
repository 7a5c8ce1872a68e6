import { expect, type Page, test } from "@playwright/test";
import { descend, findAll, parseHtml, textOf } from "../../hosting/html";
import { builtFiles, pageAddress, pageOfEachKind, readBuilt } from "./built-site";
import { brands, lostPages } from "./fixture";
import { expectStill, recordShifts, scrollThrough } from "./layout-shifts";

test("every page has a title and a description of its own, one h1 and no skipped heading level", () => {
  const taken = new Set<string>();
  for (const name of builtFiles.filter((file) => file.endsWith(".html"))) {
    const page = parseHtml(readBuilt(name).toString());
    const heads = findAll(page, ({ tag }) => tag === "head").flatMap((head) => [...descend(head)]);
    const read = (key: string, value: string, said: string) =>
      heads.flatMap(({ attributes }) => (attributes.get(key) === value ? (attributes.get(said) ?? "") : []));
    const isReal = !name.endsWith("404.html");
    const titles = heads.filter(({ tag }) => tag === "title").map(textOf);
    const descriptions = read("name", "description", "content");
    expect([titles.length, descriptions.length], name).toEqual([1, 1]);
    expect(titles.join().length, name).toBeGreaterThan(10);
    expect(descriptions.join().length, name).toBeGreaterThanOrEqual(50);
    for (const text of [...titles, ...descriptions]) expect(taken, `${name} shares it`).not.toContain(text);
    for (const text of [...titles, ...descriptions]) taken.add(text);
    const canonicals = read("rel", "canonical", "href").map((url) => new URL(url).pathname);
    expect(canonicals, name).toEqual(isReal ? [pageAddress(name)] : []);
    expect(read("name", "robots", "content"), name).toEqual(isReal ? [] : ["noindex"]);
    const [html] = findAll(page, ({ tag }) => tag === "html");
    expect(html?.attributes.get("lang"), name).toBe("en");

    const [main, ...others] = findAll(page, ({ tag }) => tag === "main");
    expect([main !== undefined, others], name).toEqual([true, []]);
    expect(main && findAll(main, ({ tag }) => tag === "h1"), name).toHaveLength(1);
    const headings = findAll(page, ({ tag }) => /^h[1-6]$/.test(tag)).map(({ tag }) => Number(tag[1]));
    expect([headings.indexOf(1), headings.lastIndexOf(1)], name).toEqual([0, 0]);
    for (const [index, level] of headings.entries())
      expect(level - (headings[index - 1] ?? 0), `${name}: heading ${index + 1}`).toBeLessThanOrEqual(1);
  }
});

test("every kind of page has its header and footer, and prints black on white", async ({ page }) => {
  for (const address of [...pageOfEachKind, ...lostPages]) {
    await page.goto(address);
    const unsound = "img:not([alt]), iframe:not([title]), body style, :is(ul, ol)[aria-label]";
    await expect(page.locator(unsound), address).toHaveCount(0);
    await expectFrame(page, address);
    const names = await page.locator("main :is(summary, .links a)").allTextContents();
    expect(new Set(names).size, `${address}: ${names}`).toBe(names.length);
    await page.locator("details").evaluateAll((all) => {
      for (const details of all as HTMLDetailsElement[]) details.open = true;
    });
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways, `${address}, unfolded`).toBeLessThanOrEqual(0);
    await expectPrint(page, address);
  }
});

/** Expects each landmark once, a logo that leads home, and a footer. */
async function expectFrame(page: Page, address: string): Promise<void> {
  for (const role of ["banner", "contentinfo"] as const)
    await expect(page.getByRole(role), `${address}: ${role}`).toHaveCount(1);
  const menus = page.getByRole("navigation", { name: "Main", exact: true, includeHidden: true });
  await expect(menus, address).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 }), address).toBeVisible();
  const home = page.getByRole("banner").getByRole("link", { name: "The Shaped Bandage Report" });
  await expect(home, address).toHaveAttribute("href", "/");
  await expect(home.locator("svg"), "the logo is part of the link").toBeVisible();
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("region"), "lists of words are no landmarks").toHaveCount(0);
  const lists = footer.locator("ul", { hasNot: page.getByRole("link") });
  await expect(lists.getByRole("listitem"), `${address}: the scope`).toHaveCount(5);
  const ofBrands = footer.getByRole("navigation", { name: "Key brands" }).getByRole("link");
  await expect(ofBrands, address).toHaveText([...brands]);
}

async function expectPrint(page: Page, address: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ media: "print", colorScheme });
    const colors = await page.evaluate(() => ({
      html: getComputedStyle(document.documentElement).backgroundColor,
      text: getComputedStyle(document.querySelector("main") as Element).color,
    }));
    expect(colors.html, `${address}, ${colorScheme}`).toBe("rgb(255, 255, 255)");
    const brightest = Math.max(...(colors.text.match(/\d+/g) ?? []).map(Number));
    expect(brightest, `${address}, ${colorScheme}: dark text`).toBeLessThan(100);
  }
  await expect(page.getByRole("banner"), address).toBeHidden();
  // The contents of the whole report and the main points are printed; other navigation is not.
  const onScreen = page.locator(":not(#contents, [aria-labelledby=points-heading])");
  const menus = page.getByRole("navigation").and(onScreen);
  await expect(menus, address).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 }), address).toBeVisible();
  await page.emulateMedia({ media: null, colorScheme: null });
}

test("a letter outside the subset font loads the full font", async ({ page }) => {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(request.url());
  });
  await page.goto("/products");
  await page.getByRole("searchbox").fill("é");
  await expect.poll(() => fonts.filter((font) => font.includes("figtree-whole-")).length).toBe(1);
});

for (const address of ["/", "/products", "/products/care-bears-shaped", "/market-analysis"]) {
  test(`nothing moves on ${address} when fonts come a second late and pictures are slow`, {
    tag: "@both",
  }, async ({ page }) => {
    const delay = (files: string, milliseconds: number) =>
      page.route(files, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, milliseconds));
        await route.continue();
      });
    await delay("**/*.woff2", 1000);
    await delay("**/*.svg", 400);
    await page.addInitScript(recordShifts);
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    await scrollThrough(page);
    await expectStill(page);
  });
}
