import { join } from "node:path";
import { chromium } from "@playwright/test";
import { readReport } from "../app/read-report";
import { figurePng, pages, pdfPath, productPath } from "../app/urls";
import { provideBrowser } from "./browser";
import { dist, run, runCommand } from "./command";
import { readSettings } from "./settings";
import { createSite, listen } from "./site-server";

/** Builds the site with links to the prints, then prints into dist/: the report as one PDF, and each figure as a PNG. */
await runCommand(async () => {
  const browser = await chromium.launch(await provideBrowser());
  if (!(await run(["scripts/build.ts"], { env: { PRINTS: "1" } }))) throw new Error("Nothing was printed.");
  const settings = readSettings();
  const base = settings.basePath;
  const { address: site } = await listen(createSite(dist, base), 0);
  // Pages forbid styles other than their own.
  const page = await browser.newPage({ bypassCSP: true, colorScheme: "light", deviceScaleFactor: 2 });
  // tsx leaves calls of its `__name` in functions that run in the browser.
  await page.addInitScript("globalThis.__name = (value) => value");
  const addressOf = (path: string) => base + path.slice(1);
  await page.goto(site + addressOf(pages.marketAnalysis.path));
  await page.addStyleTag({ content: ".site-header, figure details { display: none }" });
  for (const figure of await page.locator("figure[id]").all())
    await figure.screenshot({ path: join(dist, figurePng((await figure.getAttribute("id")) ?? "")) });

  const { edition, products } = (await readReport(settings)).report;
  const { home, marketAnalysis, methodology } = pages;
  const profiles = products.map(({ slug }) => productPath(slug));
  const paths = [home.path, pages.products.path, ...profiles, marketAnalysis.path, methodology.path];
  await page.goto(site + base);
  await page.emulateMedia({ media: "print" });
  await page.evaluate(joinPages, paths.map(addressOf));
  const path = join(dist, pdfPath(edition.fileName));
  await page.pdf({ path, format: "A4", tagged: true, outline: true, printBackground: true });
});
// Browser and server would go on.
process.exit();

/** Runs in the browser: replaces what the page shows by the main parts of several pages, one after the other. */
async function joinPages(addresses: string[]): Promise<void> {
  const published = new URL(document.querySelector("link[rel=canonical]")?.getAttribute("href") ?? "").origin;
  // Printed pages name the addresses of other sites only.
  const styles = [`a[href^="${published}"]::after { content: none } main + main { break-before: page }`];
  const nameOf = (address: string) => `page${address.replaceAll("/", "-")}`;
  const mains: HTMLElement[] = [];
  for (const address of addresses) {
    const html = await (await fetch(address)).text();
    const parsed = new DOMParser().parseFromString(html, "text/html");
    styles.push(...[...parsed.querySelectorAll("style")].map(({ textContent }) => textContent ?? ""));
    const main = parsed.querySelector("main") ?? parsed.body;
    mains.push(main);
    // Ids are unique in one page only. Styles name those of drawings.
    for (const name of ["id", "for", "headers", "aria-labelledby", "aria-describedby"])
      for (const element of main.querySelectorAll(`[${name}]:not(svg *)`)) {
        const ids = element.getAttribute(name) ?? "";
        element.setAttribute(name, ids.replaceAll(/\S+/g, `${nameOf(address)}-$&`));
      }
    main.id = nameOf(address);
    for (const link of main.querySelectorAll<HTMLAnchorElement>("a[href]")) {
      const url = new URL(link.getAttribute("href") ?? "", location.origin + address);
      if (addresses.includes(url.pathname))
        link.href = `#${nameOf(url.pathname)}${url.hash.replace("#", "-")}`;
      else link.href = url.href.replace(location.origin, published);
    }
  }
  document.body.replaceChildren(...mains);
  document.head.append(Object.assign(document.createElement("style"), { textContent: styles.join("") }));
  for (const fold of document.querySelectorAll("details")) fold.open = true;
  for (const picture of document.images) picture.loading = "eager";
  await Promise.all([document.fonts.ready, ...[...document.images].map((picture) => picture.decode())]);

  // As JPEGs on the color behind them: Chromium would keep each blurred part of a drawing as a bitmap without loss.
  const canvas = document.createElement("canvas");
  for (const picture of document.images) {
    let behind: Element | null = picture;
    while (behind && getComputedStyle(behind).background.startsWith("rgba(0, 0, 0, 0) none"))
      behind = behind.parentElement;
    const { backgroundColor, backgroundImage } = getComputedStyle(behind ?? document.body);
    // Those would be lost.
    if (backgroundImage !== "none" || getComputedStyle(picture).filter !== "none") continue;
    canvas.width = picture.clientWidth * 3;
    canvas.height = (canvas.width * picture.naturalHeight) / picture.naturalWidth;
    const context = canvas.getContext("2d") as CanvasRenderingContext2D;
    context.fillStyle = backgroundColor;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.src = canvas.toDataURL("image/jpeg", 0.85);
  }
}
