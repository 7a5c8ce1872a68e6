import { expect, type Page, type Request, test } from "@playwright/test";
import { builtPages, everyPage } from "./built-site";
import { brokenPictures } from "./offline-page";
import { watch } from "./page-watch";

// Walks many pages in one test; a busy machine takes its time.
test.describe.configure({ timeout: 120_000 });

// What holds on every page.

test("each page has its own title and description, its language, and one address that stands for it", {
  tag: "@one-size",
}, async ({ page }) => {
  const taken = new Set<string | undefined>();
  for (const address of everyPage) {
    await page.goto(address);
    const head = await page.evaluate(() => {
      const all = (selector: string, name: string) =>
        [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? "");
      return {
        language: document.documentElement.lang,
        titles: [...document.head.querySelectorAll("title")].map((element) => element.textContent ?? ""),
        descriptions: all("meta[name=description]", "content"),
        canonicals: all("link[rel=canonical]", "href"),
        robots: all("meta[name=robots]", "content"),
        viewport: all("meta[name=viewport]", "content").join(),
      };
    });
    const [title, description, canonical] = [head.titles[0], head.descriptions[0], head.canonicals[0]];
    expect([head.titles.length, head.descriptions.length], address).toEqual([1, 1]);
    expect(head.language, address).toBe("en");
    expect(head.viewport, "zooming is not forbidden").not.toMatch(/user-scalable|maximum-scale/);
    expect(title?.length, address).toBeGreaterThan(10);
    expect(description?.length, address).toBeGreaterThanOrEqual(50);
    const isReal = builtPages.includes(address);
    expect(head.canonicals.length, address).toBe(isReal ? 1 : 0);
    if (canonical) expect(new URL(canonical).pathname).toBe(address);
    expect(head.robots.join(), address).toBe(isReal ? "" : "noindex");
    for (const text of [title, description]) {
      expect(taken.has(text), `${address} shares “${text}”`).toBe(false);
      taken.add(text);
    }
  }
});

test("each page has one h1, its landmarks once, and headings that skip no level", {
  tag: "@one-size",
}, async ({ page }) => {
  for (const address of everyPage) {
    await page.goto(address);
    for (const role of ["banner", "main", "contentinfo"] as const) {
      await expect(page.getByRole(role), `${address}: ${role}`).toHaveCount(1);
    }
    await expect(page.getByRole("navigation", { name: "Main", includeHidden: true }), address).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 1 }), address).toHaveCount(1);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 }), address).toBeVisible();
    const levels = await page
      .locator("h1, h2, h3, h4, h5, h6")
      .evaluateAll((all) => all.map((heading) => Number(heading.tagName[1])));
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? 0), `${address}: heading ${index + 1}`).toBeLessThanOrEqual(1);
    }
  }
});

test("no page complains, moves while it is read, asks another origin or carries a style attribute", async ({
  page,
  baseURL,
}) => {
  const seen = watch(page);
  await page.addInitScript(recordShifts);
  for (const address of everyPage) {
    await page.goto(address);
    await scrollThrough(page);
    expect(await readShifts(page), address).toEqual([]);
    expect(await page.locator("[style]").count(), `${address}: style attributes`).toBe(0);
    expect(await page.locator("img:not([alt])").count(), `${address}: pictures without words`).toBe(0);
    expect(await brokenPictures(page), `${address}: pictures that do not load`).toEqual([]);
  }
  const origin = new URL(baseURL ?? "").origin;
  expect(seen.requests.filter((url) => new URL(url).origin !== origin && !url.startsWith("data:"))).toEqual(
    [],
  );
  expect(seen.complaints).toEqual([]);
});

test("only the product list and the comparison load a script, and nothing blocks the first paint", {
  tag: "@one-size",
}, async ({ page }) => {
  for (const address of everyPage) {
    const scripts: string[] = [];
    const fonts: string[] = [];
    const note = (request: Request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
      if (request.resourceType() === "font") fonts.push(request.url());
    };
    page.on("request", note);
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    page.off("request", note);
    const found = await page.evaluate(() => ({
      executing: [...document.scripts].filter(
        ({ type }) => type === "" || type === "module" || /javascript/.test(type),
      ).length,
      handlers: [...document.querySelectorAll("*")].flatMap((element) =>
        [...element.attributes].filter(({ name }) => name.startsWith("on")),
      ).length,
      blocking: performance
        .getEntriesByType("resource")
        .filter(
          (entry) =>
            (entry as PerformanceEntry & { renderBlockingStatus: string }).renderBlockingStatus ===
            "blocking",
        )
        .map(({ name }) => name),
      sheets: document.querySelectorAll("link[rel=stylesheet]").length,
    }));
    expect(found.blocking, address).toEqual([]);
    expect(found.sheets, address).toBe(0);
    expect(found.handlers, address).toBe(0);
    expect(new Set(fonts).size, `${address}: fonts`).toBeLessThanOrEqual(2);
    if (["/products", "/compare"].includes(address)) {
      expect(scripts.map((script) => /([a-z-]+)-[\w-]{8}\.js$/.exec(script)?.[1])).toEqual([
        "shared",
        address === "/products" ? "product-list" : "comparison",
      ]);
    } else {
      expect(scripts, address).toEqual([]);
      // The one that preloads fonts on a quick network.
      expect(found.executing, address).toBe(1);
    }
  }
});

test("fonts hold the first paint back on a quick network only", { tag: "@one-size" }, async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  for (const [latency, preloads] of [
    [150, 0],
    [40, 2],
  ] as const) {
    const network = { offline: false, latency, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };
    await session.send("Network.emulateNetworkConditions", network);
    await page.goto("/market-analysis");
    await expect(page.locator("head link[rel=preload][as=font]")).toHaveCount(preloads);
  }
});

test("a letter that no page has comes in the site's face, from the whole face", { tag: "@one-size" }, async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(request.url());
  });
  await page.goto("/products");
  await page.getByRole("searchbox").fill("é");
  await expect.poll(() => fonts.filter((font) => font.includes("figtree-whole-")).length).toBe(1);
});

for (const address of ["/", "/products", "/products/band-aid-star-wars", "/market-analysis"]) {
  test(`nothing moves on ${address} when fonts come a second late and pictures are slow`, async ({
    page,
  }) => {
    const late = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
    await page.route("**/*.woff2", async (route) => {
      await late(1000);
      await route.continue();
    });
    await page.route("**/*.svg", async (route) => {
      await late(400);
      await route.continue();
    });
    await page.addInitScript(recordShifts);
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    await scrollThrough(page);
    expect(await readShifts(page)).toEqual([]);
  });
}

/** Goes down the page screen by screen, as a reader does, until all pictures that come into sight have loaded. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: "instant" });
      await frame();
    }
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await frame();
  });
}

interface Shift {
  value: number;
  moved: string[];
}

function recordShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  type Entry = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null }[];
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Entry[]) {
      if (entry.hadRecentInput) continue;
      const name = (node: Node | null) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return `${element?.tagName.toLowerCase()} "${element?.textContent?.trim().slice(0, 30)}"`;
      };
      shifts.push({ value: entry.value, moved: entry.sources.map(({ node }) => name(node)) });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

function readShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return (window as unknown as { shifts: Shift[] }).shifts;
  });
}
