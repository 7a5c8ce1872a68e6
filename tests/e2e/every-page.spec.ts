import { expect, type Page, test } from "@playwright/test";
import { builtPages, everyPage } from "./built-site";
import { brands } from "./fixture";
import { expectStill, recordShifts, scrollThrough } from "./layout-shifts";

test("every page names itself, marks its parts and prints black on white", async ({ page }) => {
  const taken = new Set<string>();
  for (const address of everyPage) {
    const fonts = new Set<string>();
    page.on("request", (request) => {
      if (request.resourceType() === "font") fonts.add(request.url());
    });
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    page.removeAllListeners("request");
    // scripts/budgets.ts counts the fonts that a page names, not those that its text needs.
    expect(fonts.size, `${address}: fonts`).toBeLessThanOrEqual(2);
    const unsound = "img:not([alt]), iframe:not([title]), body style, :is(ul, ol)[aria-label]";
    await expect(page.locator(unsound), address).toHaveCount(0);
    for (const text of await expectHead(page, address)) {
      expect(taken.has(text), `${address} shares “${text}”`).toBe(false);
      taken.add(text);
    }
    await expectOutline(page, address);
    await expectFrame(page, address);
    await expectPrint(page, address);
  }
});

/** Returns the title and description, which no other page may have. */
async function expectHead(page: Page, address: string): Promise<string[]> {
  const read = (selector: string, name: string) =>
    page
      .locator(`head ${selector}`)
      .evaluateAll((all, key) => all.map((each) => each.getAttribute(key) ?? each.textContent ?? ""), name);
  const isReal = builtPages.includes(address);
  const titles = await read("title", "");
  const descriptions = await read("meta[name=description]", "content");
  const canonicals = await read("link[rel=canonical]", "href");
  expect([titles.length, descriptions.length, canonicals.length], address).toEqual([1, 1, isReal ? 1 : 0]);
  await expect(page.locator("html"), address).toHaveAttribute("lang", "en");
  const viewport = await read("meta[name=viewport]", "content");
  expect(viewport.join(), "readers may zoom").not.toMatch(/user-scalable|maximum-scale/);
  expect(titles.join().length, address).toBeGreaterThan(10);
  expect(descriptions.join().length, address).toBeGreaterThanOrEqual(50);
  for (const canonical of canonicals) expect(new URL(canonical).pathname).toBe(address);
  expect(await read("meta[name=robots]", "content"), address).toEqual(isReal ? [] : ["noindex"]);
  return [...titles, ...descriptions];
}

/** Expects each landmark once, one h1 and no skipped heading level. */
async function expectOutline(page: Page, address: string): Promise<void> {
  for (const role of ["banner", "main", "contentinfo"] as const)
    await expect(page.getByRole(role), `${address}: ${role}`).toHaveCount(1);
  const menus = page.getByRole("navigation", { name: "Main", exact: true, includeHidden: true });
  await expect(menus, address).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 }), address).toHaveCount(1);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 }), address).toBeVisible();
  const levels = await page
    .locator("h1, h2, h3, h4, h5, h6")
    .evaluateAll((all) => all.map((heading) => Number(heading.tagName[1])));
  for (const [index, level] of levels.entries())
    expect(level - (levels[index - 1] ?? 0), `${address}: heading ${index + 1}`).toBeLessThanOrEqual(1);
}

/** Expects a logo that leads home and a footer with scope and key brands. */
async function expectFrame(page: Page, address: string): Promise<void> {
  const home = page.getByRole("banner").getByRole("link", { name: "The Shaped Bandage Report" });
  await expect(home, address).toHaveAttribute("href", "/");
  await expect(home.locator("svg"), "the logo is part of the link").toBeVisible();
  const lists = page.getByRole("contentinfo").getByRole("region", { name: /Scope|Key brands/ });
  await expect(lists.getByRole("listitem"), address).toHaveCount(5 + brands.length);
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
  // The table of contents of the whole report and the main points are printed; other navigation belongs to the screen.
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
