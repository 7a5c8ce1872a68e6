import { expect, type Page, test } from "@playwright/test";
import { findViolations } from "./axe";
import { everyPage, pageOfEachKind } from "./built-site";
import { countProducts, openShowing, showing } from "./explorer-page";
import { lostPages } from "./fixture";
import { expectStill, recordShifts, scrollThrough } from "./layout-shifts";
import { measureContrast, measureOverflow, measureTargets } from "./measures";
import { brokenPictures, watch } from "./page-watch";
import { menu, menuButton } from "./site-menu";

// The screens are 1280 and 360 pixels wide.

const kinds = [...pageOfEachKind, ...lostPages];

/** Text at 200%, and the text spacing of WCAG 1.4.12. */
const doubled = ":root { font-size: 200% !important }";
const spaced = `p { margin-bottom: 2em !important }
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }`;

/** Sets a reader's own styles. */
const setStyles = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** Addresses of the list, with the status that announces each state. */
const states = [
  ["/products?q=heart", showing(1)],
  ["/products?q=zzz", showing(0)],
  ["/products?brand=BioSwiss", showing(countProducts({ brand: "BioSwiss" }))],
] as const;

test("every part is rendered before a reader scrolls; axe finds nothing, and text has contrast @both", async ({
  page,
  isMobile,
}) => {
  for (const address of kinds) {
    await page.emulateMedia({ colorScheme: null, reducedMotion: null });
    await page.goto(address);
    await expect.poll(() => page.evaluate(findSkipped), address).toEqual([]);
    await expectAccessible(page, address, isMobile);
    expect.soft(await page.evaluate(findSkipped), `${address}, reduced motion`).toEqual([]);
  }
});

/** Runs in the page: elements whose rendering is skipped, and pictures that are missing. */
function findSkipped(): string[] {
  const skipped = [...document.body.querySelectorAll("*")]
    .filter(
      (element) =>
        !element.closest("details:not([open])") &&
        element.checkVisibility() &&
        !element.checkVisibility({ contentVisibilityAuto: true }),
    )
    .map(({ tagName, className }) => `${tagName.toLowerCase()}.${className}`);
  const absent = [...document.images].filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0);
  return [...skipped, ...absent.map(({ src }) => src)];
}

test("the same holds while a reader filters @both", async ({ page, isMobile }) => {
  for (const [address, shown] of states) {
    await openShowing(page, address, shown);
    await expectAccessible(page, address, isMobile);
  }
});

async function expectAccessible(page: Page, address: string, isPhone: boolean): Promise<void> {
  // Colors are the same on all screens.
  for (const theme of isPhone ? (["light"] as const) : (["light", "dark"] as const)) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    // A theme changes colors only. The contrast test below is stricter than axe.
    const rules = theme === "dark" ? ["link-in-text-block"] : undefined;
    expect.soft(await findViolations(page, rules), `${address}, ${theme}`).toEqual([]);
    const { checked, poor } = await page.evaluate(measureContrast);
    expect(checked, address).toBeGreaterThan(20);
    expect.soft(poor, `${address}, ${theme}`).toEqual([]);
  }
}

test("scrolling moves and breaks nothing, and all fits @both", async ({ page, isMobile, baseURL }) => {
  const seen = watch(page);
  await page.addInitScript(recordShifts);
  for (const address of everyPage) {
    const before = seen.requests.length;
    await page.goto(address);
    await scrollThrough(page);
    // scripts/budgets.ts counts fonts that a page names, not fonts that its text needs.
    const fonts = seen.requests.slice(before).filter((url) => url.endsWith(".woff2"));
    expect(new Set(fonts).size, `${address}: fonts`).toBeLessThanOrEqual(2);
    await expectStill(page);
    expect.soft(await brokenPictures(page), `${address}: pictures that do not load`).toEqual([]);
    const { containers, lost } = await page.evaluate(findLostBlanks);
    expect(containers, address).toBeGreaterThan(10);
    expect.soft(lost, `${address}: blanks beside an element`).toEqual([]);
    await expectFit(page, address, isMobile);
  }
  for (const [address, shown] of states) {
    await openShowing(page, address, shown);
    await expectFit(page, address, isMobile);
  }
  const { origin } = new URL(baseURL ?? "");
  const foreign = (url: string) => new URL(url).origin !== origin && !url.startsWith("data:");
  expect(seen.requests.filter(foreign)).toEqual([]);
  expect(seen.complaints).toEqual([]);
});

/** Runs in the page: flex and grid containers with a text that a blank parts from words. Both become items, without the blank. */
function findLostBlanks() {
  const containers = [...document.body.querySelectorAll("*")].filter((element) =>
    /flex|grid/.test(getComputedStyle(element).display),
  );
  const isParted = ({ nodeType, textContent, previousSibling, nextSibling }: Node) =>
    nodeType === Node.TEXT_NODE &&
    ((previousSibling?.textContent && /^\s+\S/.test(textContent ?? "")) ||
      (nextSibling?.textContent && /\S\s+$/.test(textContent ?? "")));
  const lost = containers.filter((element) => [...element.childNodes].some(isParted));
  return { containers: containers.length, lost: lost.map(({ outerHTML }) => outerHTML.slice(0, 200)) };
}

/** Expects no sideways scrolling, also with text at 200% and at 320 px, and on a phone targets of at least 44 px. */
async function expectFit(page: Page, address: string, isPhone: boolean): Promise<void> {
  const expectNoOverflow = async (how: string) =>
    expect.soft(await page.evaluate(measureOverflow), `${address}, ${how}`).toEqual({ sideways: 0, out: [] });
  if (isPhone) {
    await menuButton(page).click();
    const { checked, small } = await page.evaluate(measureTargets);
    expect(checked, address).toBeGreaterThanOrEqual(6);
    expect.soft(small, address).toEqual([]);
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoOverflow("320 px");
    await page.setViewportSize({ width: 360, height: 800 });
  }
  const text = page.locator("main p").first();
  const readSize = () => text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const before = await readSize();
  await setStyles(page, doubled);
  expect(await readSize(), address).toBeGreaterThan(before * 1.3);
  await expectNoOverflow("200%");
}

test("no page scrolls sideways with more space in its text, nor with longer words", {
  tag: "@phone",
}, async ({ page }) => {
  for (const address of kinds) {
    await page.goto(address);
    await setStyles(page, spaced);
    for (const width of [390, 375, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const { sideways } = await page.evaluate(measureOverflow);
      expect.soft(sideways, `${address}, ${width} px`).toBe(0);
    }
    // The sheet on /compare is tested with longer words.
    if (address === "/compare") continue;
    await setStyles(page, "");
    expect(await page.evaluate(lengthenWords), address).toBeGreaterThan(2);
    expect.soft(await page.evaluate(measureOverflow), address).toEqual({ sideways: 0, out: [] });
  }
});

/** Runs in the page: begins each text with a word of 36 letters. Numbers do not break, wide tables scroll, and trays of the stage are as wide as their drawings. */
function lengthenWords(): number {
  const walker = document.createTreeWalker(document.querySelector("main") as Element, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  const others = "svg, script, option, .visually-hidden, [data-of], .figure-scroll, .stage";
  const long = texts.filter(
    ({ textContent, parentElement }) =>
      /[a-z]{3}/i.test(textContent ?? "") && !/\d/.test(textContent ?? "") && !parentElement?.closest(others),
  );
  for (const text of long) text.textContent = `Rindfleischetikettierungsüberwachung ${text.textContent}`;
  return long.length;
}

test("cells and labels of tables stay in their columns on tablets and on paper", async ({ page }) => {
  let tables = 0;
  for (const address of kinds) {
    await page.goto(address);
    if ((await page.locator("table").count()) === 0) continue;
    tables += 1;
    for (const width of [768, 1000, 1199]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(findSpilled), `${address}, ${width} px`).toEqual([]);
    }
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize({ width: 672, height: 960 });
    expect.soft(await page.evaluate(findSpilled), `${address}, print`).toEqual([]);
    await page.emulateMedia({ media: null });
  }
  expect(tables).toBeGreaterThan(3);
});

/** Runs in the page: cells with an element that stands over the next cell. */
function findSpilled(): string[] {
  return [...document.querySelectorAll("th, td")]
    .filter((cell) => {
      const { right } = cell.getBoundingClientRect();
      const isOut = (part: Element) =>
        !part.closest(".visually-hidden") && part.getBoundingClientRect().right > right + 0.5;
      return cell.checkVisibility() && [...cell.querySelectorAll("*")].some(isOut);
    })
    .map(({ textContent }) => textContent.slice(0, 40));
}

test("no page scrolls sideways if its pictures do not load", { tag: "@phone" }, async ({ page }) => {
  await page.route("**/*.svg", (route) => route.abort());
  for (const address of kinds) {
    await page.goto(address);
    expect.soft((await page.evaluate(measureOverflow)).sideways, address).toBe(0);
  }
});

test("axe finds nothing in the open menu", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/products/hot-wheels-shaped");
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    expect(await findViolations(page), theme).toEqual([]);
  }
});

test("the dark theme is dark and the light one is light", async ({ page }) => {
  const lightness = async (theme: "light" | "dark") => {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto("/");
    const color = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    return Math.max(...(color.match(/\d+/g) ?? []).map(Number));
  };
  expect(await lightness("light")).toBeGreaterThan(240);
  expect(await lightness("dark")).toBeLessThan(40);
});

test("at 200% the menu of a phone still shows all its links", { tag: "@phone" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/");
  await setStyles(page, doubled);
  await menuButton(page).click();
  for (const link of await menu(page).getByRole("link").all()) {
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport({ ratio: 0.9 });
  }
  // The menu must not cover the button that closes it.
  await menuButton(page).click();
  await expect(menu(page)).toBeHidden();
});

/** Runs in the page: whether the focused element has an outline and is on the screen. */
function readFocus() {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const outlined = (pseudo?: string) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
  };
  const box = element.getBoundingClientRect();
  return {
    name: element.textContent?.trim().slice(0, 40),
    outlined: outlined() || outlined("::after"),
    seen: box.bottom > 0 && box.top < window.innerHeight,
  };
}

test("a focused element has an outline and is on the screen", { tag: "@both" }, async ({ page }) => {
  for (const address of ["/", "/products?q=heart", "/products/hot-wheels-shaped", "/methodology"]) {
    // Where the contents stand beside the text, in a low window.
    if (address === "/methodology") await page.setViewportSize({ width: 1093, height: 500 });
    await page.goto(address);
    // Before the page is shown, nothing takes the focus.
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (let stop = 0; stop < 20; stop += 1) {
      await page.keyboard.press("Tab");
      if (!(await page.evaluate(readFocus))) break;
      // Rendering an element that was skipped changes its height, and the browser scrolls afterwards.
      await expect
        .poll(() => page.evaluate(readFocus), `${address}, stop ${stop + 1}`)
        .toMatchObject({ outlined: true, seen: true });
    }
  }
});

test("labels of a figure do not stand over one another, whatever size or spacing a reader sets", async ({
  page,
}) => {
  for (const address of everyPage.filter((each) => each.startsWith("/figures/"))) {
    await page.goto(address);
    for (const width of [390, 1280])
      for (const [how, css] of Object.entries({ doubled, spaced })) {
        await page.setViewportSize({ width, height: 800 });
        await setStyles(page, css);
        const { labels, over } = await page.evaluate(findOverprinted);
        expect(labels, address).toBeGreaterThan(3);
        expect.soft(over, `${address}, ${width} px, ${how}`).toEqual([]);
      }
  }
});

/** Runs in the page: pairs of texts in figures whose letters share a place. */
function findOverprinted(): { labels: number; over: string[] } {
  const walker = document.createTreeWalker(document.querySelector("main") as Element, NodeFilter.SHOW_TEXT);
  const labels: { text: string; box: DOMRect }[] = [];
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const parent = node.parentElement;
    if (!parent?.closest("figure") || parent.closest("title, .visually-hidden") || !parent.checkVisibility())
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects())
      if (/\S/.test(node.textContent ?? "")) labels.push({ text: node.textContent ?? "", box });
  }
  // Lines of text may touch each other's leading.
  const isOver = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
      0.4 * Math.min(one.height, other.height);
  const over = labels.flatMap(({ text, box }, index) =>
    labels
      .slice(index + 1)
      .filter((other) => isOver(box, other.box))
      .map((other) => `${text} | ${other.text}`),
  );
  return { labels: labels.length, over };
}
