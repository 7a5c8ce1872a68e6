import { expect, type Page } from "@playwright/test";
import { openPage, textOf } from "../document";
import { test } from "../page-test";
import { lostPages, products } from "../site";

// Unknown addresses. What servers answer: tests/built/hosting.test.ts.

const lostTitle = textOf(openPage(lostPages[0] ?? "").querySelector("h1:not([hidden] *)"));
const message = "Sorry, we couldn't find the product you're looking for.";

async function expectUnknownProduct(page: Page): Promise<void> {
  const main = page.getByRole("main");
  const heading = page.getByRole("heading", { level: 1 });
  await expect.poll(() => page.title()).toContain(await heading.innerText());
  await expect(main.getByText(message, { exact: true })).toBeVisible();
  await main.getByRole("link", { name: "← Back to Products", exact: true }).click();
  await expect(page).toHaveURL("/products");
}

test("an unknown product gets status 404, a message, other products and a link back", async ({ page }) => {
  expect((await page.goto("/products/none"))?.status()).toBe(404);
  const offered = page.getByRole("main").getByRole("listitem").getByRole("link");
  await expect(offered).toHaveCount(Math.min(3, products.length));
  await expectUnknownProduct(page);
});

/** Answers an address as hosts do that have one 404 page and no redirects. */
async function sendNotFound(page: Page, path: string): Promise<void> {
  const body = await (await page.request.get("/methodology/none")).text();
  const answer = { body, contentType: "text/html; charset=utf-8", status: 404 };
  const isAsked = ({ pathname }: URL) => pathname === path;
  await page.route(isAsked, (route) => route.fulfill(answer));
}

test("a host with one 404 page shows the message for an unknown product, too", async ({ page }) => {
  await sendNotFound(page, "/products/none");
  await page.goto("/products/none");
  await expectUnknownProduct(page);
});

test("a host without redirects: a slash at the end of a page's address goes", async ({ page }) => {
  await sendNotFound(page, "/products/");
  await page.goto("/products/?q=a#compare");
  await expect(page).toHaveURL("/products?q=a#compare");
  await expect(page.getByRole("heading", { name: lostTitle })).toBeHidden();
});

// The server redirects /index to the home page. The list is missing during an upload: then it is no unknown product.
for (const path of ["/index/", "/none/", "/products/"])
  test(`a host without redirects: ${path} stays unless its page is there`, async ({ page }) => {
    await sendNotFound(page, path);
    if (path === "/products/") await sendNotFound(page, "/products");
    const asked: string[] = [];
    page.on("response", (answer) => answer.request().method() === "HEAD" && asked.push(answer.url()));
    await page.goto(path);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(lostTitle);
    await expect(page.getByText(message)).toBeHidden();
    expect(new Set(asked).size).toBe(asked.length);
  });

test("a copy of a page at another address prefetches the other pages, too", async ({ page }) => {
  const body = await (await page.request.get("/products")).text();
  await page.route("**/copy", (route) => route.fulfill({ body, contentType: "text/html; charset=utf-8" }));
  const client = await page.context().newCDPSession(page);
  await client.send("Preload.enable");
  const prefetched: string[] = [];
  client.on("Preload.prefetchStatusUpdated", ({ key }) => prefetched.push(key.url));
  await page.goto("/copy");
  await expect.poll(() => prefetched.join()).toContain("/methodology");
});
