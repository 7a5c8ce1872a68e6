import { expect, type Page, test } from "@playwright/test";
import { builtPages } from "./built-site";
import { products } from "./fixture";

// A reader reads the whole report on one page.

const figures = builtPages.flatMap((address) => /^\/figures\/(.+)/.exec(address)?.[1] ?? []);

test.beforeEach(async ({ page }) => {
  await page.goto("/report");
});

/** The anchors that a part of the page links to. That each has its target: links.spec.ts. */
const readAnchors = (page: Page, selector: string) =>
  page
    .locator(`${selector} a[href^="#"]`)
    .evaluateAll((links) =>
      links.map((link) => decodeURIComponent((link as HTMLAnchorElement).hash.slice(1))),
    );

const readIds = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map(({ id }) => id));

test("the cover says which edition it is; then come the main points, and contents that lead to all parts", async ({
  page,
}) => {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Four products, compared for 2025");
  await expect(page.locator(".imprint")).toContainText(/Version.*\d+\.\d+\.\d+/);
  await expect(page.locator(".cover").getByRole("img", { name: /\w/ })).toBeVisible();
  const parts =
    "Main points,Contents,Summary and findings,The four products,Market Analysis,Methodology,Sources";
  for (const name of parts.split(","))
    await expect(page.getByRole("heading", { level: 2, name, exact: true })).toHaveCount(1);
  await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toHaveText("Main points");
  const points = await readAnchors(page, "#main-points");
  expect(points).toHaveLength(3);
  for (const anchor of points) await expect(page.locator(`#market #${anchor}`), anchor).toHaveCount(1);
  const anchors = await readAnchors(page, "#contents");
  const sections = await readIds(page, ".part, .part section[id], .profile, .figure");
  expect(new Set(anchors)).toEqual(new Set(sections));
});

test("its sections say what those of the pages say, and lead to each other", async ({ page }) => {
  const readSections = (under: string) =>
    page.locator(`${under} section[id]`).evaluateAll((all) =>
      all.map((section) => {
        const copy = section.cloneNode(true) as Element;
        // The choice of a way to count; both have what it chooses from.
        for (const controls of copy.querySelectorAll("fieldset")) controls.remove();
        // On pages, figures may lead to their own page for their table.
        for (const part of copy.querySelectorAll(".figure > :is(.figure-notes, details, .links)"))
          part.remove();
        return copy.textContent;
      }),
    );
  const inReport = new Map<string, (string | null)[]>();
  for (const part of ["#summary", "#market", "#methodology"]) inReport.set(part, await readSections(part));
  const away = 'a:is([href^="/products/"], [href^="/market-analysis"], [href^="/methodology"])';
  await expect(page.getByRole("main").locator(away)).toHaveCount(0);

  await page.goto("/");
  const [, findings, kids, summary] = await readSections("main");
  expect(inReport.get("#summary")).toEqual([summary, findings, kids]);
  await page.goto("/market-analysis");
  expect(inReport.get("#market")).toEqual(await readSections("main"));
  expect(inReport.get("#market")?.length).toBeGreaterThan(6);
  await page.goto("/methodology");
  const [sources, ...sections] = (await readSections("main")).reverse();
  expect(sources).toMatch(/^Sources/);
  expect(inReport.get("#methodology")).toEqual(sections.reverse());
  expect(sections.length).toBeGreaterThan(6);
});

test("all figures are there in the order of their list, each with its table folded", async ({ page }) => {
  const shown = await readIds(page, ".figure");
  expect([...shown].sort()).toEqual([...figures].sort());
  expect(await readAnchors(page, ".contents-figures")).toEqual(shown);
  await expect(page.locator(".figure .figure-number")).toHaveText(
    shown.map((_, index) => `Figure ${index + 1}`),
  );
  for (const id of shown) {
    const figure = page.locator(`figure#${id}`);
    await expect(figure.getByRole("img"), id).toBeVisible();
    await expect(figure.getByRole("table"), id).toBeHidden();
    await figure.getByText(/^Table with/).click();
    await expect(figure.getByRole("table"), id).toBeVisible();
    expect(await figure.getByRole("row").count(), id).toBeGreaterThan(2);
  }
});

test("the report profiles all products, and says of their illustrative values once that they are", async ({
  page,
}) => {
  const profiles = page.locator("article.profile");
  await expect(profiles).toHaveCount(products.length);
  for (const profile of await profiles.all()) {
    await expect(profile.getByRole("heading", { level: 3 })).toHaveCount(1);
    await expect(profile.getByRole("heading", { level: 4 })).toHaveCount(4);
    await expect(profile.getByRole("img")).toHaveCount(1);
    await expect(profile.getByRole("term").filter({ hasText: /^Price \(illustrative\)$/ })).toHaveCount(1);
    await expect(profile.locator(".kind-word:not(.visually-hidden *)")).toHaveText("(illustrative)");
  }
});

test("each source is listed once, and sources and citations link to each other", async ({ page }) => {
  const ids = await readIds(page, ".source-list > li");
  const perPage = await page.request.get("/methodology").then((response) => response.text());
  const known = [...perPage.matchAll(/<li id="(source-[^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(known);

  const back = await readAnchors(page, ".source-list");
  expect(new Set(back).size).toBe(back.length);
  const citing = await page
    .locator("sup.note a")
    .evaluateAll((all) =>
      (all as HTMLAnchorElement[]).map(({ id, textContent, hash }) => ({ id, textContent, hash })),
    );
  expect(citing.map(({ id }) => id).sort()).toEqual(back.sort());
  for (const { id, textContent, hash } of citing) {
    expect(textContent, id).toBe(`[${ids.indexOf(hash.slice(1)) + 1}]`);
    expect(await readAnchors(page, hash), `${hash} leads back to ${id}`).toContain(id);
  }
});
