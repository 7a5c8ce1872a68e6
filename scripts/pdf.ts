import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { readReport } from "../app/report/report";
import { parseBasePath } from "../app/settings";
import { figurePng, pages, pdfPath, productPath } from "../app/urls";
import { provideBrowser } from "./browser";
import { root, run, runCommand } from "./command";
import { createSite, listen } from "./site-server";

const dist = join(root, "dist");

/** Builds the site with links to the prints, then prints into dist/: the report as one PDF, and each figure as a PNG. */
await runCommand(async () => {
  const browser = await chromium.launch(await provideBrowser());
  const base = parseBasePath(process.env.BASE_PATH);
  try {
    if (!(await run(["scripts/build.ts"], { env: { PRINTS: "1" } }))) return false;
    const { address } = await listen(createSite(dist, base), 0);
    // Pages forbid styles other than their own.
    const page = await browser.newPage({ bypassCSP: true, colorScheme: "light", deviceScaleFactor: 2 });
    // tsx leaves calls of it in functions that run in the browser.
    await page.addInitScript("globalThis.__name = (value) => value");
    const { about, products } = readReport();
    const { home, marketAnalysis, methodology } = pages;
    const profiles = products.map(({ slug }) => productPath(slug));
    const paths = [home.path, pages.products.path, ...profiles, marketAnalysis.path, methodology.path];
    await printFigures(page, address + base + marketAnalysis.path.slice(1));
    await page.goto(address + base);
    await joinPages(page, base, paths);
    const path = join(dist, pdfPath(about.fileName));
    await page.pdf({ path, format: "A4", tagged: true, outline: true, printBackground: true });
    return true;
  } finally {
    await browser.close();
  }
});
// The server would go on.
process.exit();

async function printFigures(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.addStyleTag({ content: ".site-header, figure details { display: none }" });
  for (const figure of await page.locator("figure[id]").all())
    await figure.screenshot({ path: join(dist, figurePng((await figure.getAttribute("id")) ?? "")) });
}

/** Replaces what the page shows by the main parts of several pages, one after the other. */
async function joinPages(page: Page, base: string, paths: readonly string[]): Promise<void> {
  const addresses = paths.map((path) => base + path.slice(1));
  await page.evaluate(async (addresses) => {
    const { origin: published } = new URL(
      document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? "",
    );
    const nameOf = (path: string) => `page${path.replaceAll("/", "-")}`;
    const mains: Element[] = [];
    // Printed pages name the addresses of other sites.
    const own = `a[href^="${published}"]::after { content: none } main + main { break-before: page }`;
    const styles = new Set([own]);
    for (const address of addresses) {
      const html = await (await fetch(address)).text();
      const parsed = new DOMParser().parseFromString(html, "text/html");
      for (const style of parsed.querySelectorAll("style")) styles.add(style.textContent ?? "");
      const main = parsed.querySelector("main");
      if (!main) throw new Error(`${address} has no main part`);
      mains.push(main);
      // Ids and the names of radio buttons are unique in one page only.
      const prefix = (id: string) => `${nameOf(address)}-${id}`;
      for (const name of ["id", "name", "for", "headers", "aria-labelledby", "aria-describedby"])
        for (const element of main.querySelectorAll(`[${name}]`))
          element.setAttribute(name, (element.getAttribute(name) ?? "").replaceAll(/\S+/g, prefix));
      main.id = nameOf(address);
      for (const link of main.querySelectorAll("a[href]")) {
        const url = new URL(link.getAttribute("href") ?? "", location.origin + address);
        if (url.origin !== location.origin) continue;
        const anchor = `#${nameOf(url.pathname)}${url.hash.replace("#", "-")}`;
        const isHere = addresses.includes(url.pathname);
        link.setAttribute("href", isHere ? anchor : published + url.pathname + url.search + url.hash);
      }
    }
    document.body.replaceChildren(...mains);
    for (const textContent of styles)
      document.head.append(Object.assign(document.createElement("style"), { textContent }));
    for (const fold of document.querySelectorAll("details")) fold.open = true;
    for (const picture of document.images) picture.loading = "eager";
    await Promise.all([...document.images].map((picture) => picture.decode()));
    await document.fonts.ready;
  }, addresses);
}
