import { expect, type Page, type Response } from "@playwright/test";
import { pages } from "../../app/urls";
import { openPage, textOf } from "../document";
import { test } from "../page-test";
import { notFoundPages } from "../site";

// The script of the 404 pages. The responses of servers: tests/built/hosting.test.ts. The page of an unknown product on hosts
// with several 404 pages: tests/built/parts.test.ts.

const notFoundTitle = textOf(openPage(notFoundPages[0] ?? "").querySelector("h1:not([hidden] *)"));
const unknownProductText = "Sorry, we couldn't find the product you're looking for.";

/** Answers a path like a host with one 404 page and no redirects. */
async function respondNotFound(page: Page, path: string): Promise<void> {
  const body = await (await page.request.get("/methodology/none")).text();
  const response = { body, contentType: "text/html; charset=utf-8", status: 404 };
  await page.route(
    ({ pathname }) => pathname === path,
    (route) => route.fulfill(response),
  );
}

test("shows the text for an unknown product on hosts with one 404 page", async ({ page }) => {
  await respondNotFound(page, "/products/none");
  await page.goto("/products/none");
  await expect(page.getByText(unknownProductText, { exact: true })).toBeVisible();
  const heading = await page.getByRole("heading", { level: 1 }).innerText();
  expect(heading).not.toBe(notFoundTitle);
  await expect.poll(() => page.title()).toContain(heading);
  await page.getByRole("main").getByRole("link", { name: "← Back to Products", exact: true }).click();
  await expect(page).toHaveURL("/products");
});

test("opens the page without the slash at the end of its path, on hosts without redirects", async ({
  page,
}) => {
  await respondNotFound(page, "/products/");
  await page.goto("/products/?q=a#compare");
  await expect(page).toHaveURL("/products?q=a#compare");
  await expect(page.getByRole("heading", { name: notFoundTitle })).toBeHidden();
});

test("fits one screen", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of notFoundPages) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollHeight), path).toBeLessThanOrEqual(800);
  }
});

// The server redirects /index to the home page. The product list is missing while the site is being uploaded.
for (const path of ["/index/", "/none/", "/products/"])
  test(`stays on ${path} when no page has the path without the slash`, async ({ page }) => {
    await respondNotFound(page, path);
    if (path === "/products/") await respondNotFound(page, "/products");
    const requestedUrls: string[] = [];
    const collectUrl = (response: Response) => {
      if (response.request().method() === "HEAD") requestedUrls.push(response.url());
    };
    page.on("response", collectUrl);
    await page.goto(path);
    await expect.poll(() => requestedUrls.length).toBeGreaterThan(0);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFoundTitle);
    await expect(page.getByText(unknownProductText)).toBeHidden();
    page.off("response", collectUrl);
    expect(new Set(requestedUrls).size, "no URL is requested twice").toBe(requestedUrls.length);
  });

test("prefetches other pages once, from a copy of a page at another path", async ({ page }) => {
  const body = await (await page.request.get("/products")).text();
  await page.route("**/copy", (route) => route.fulfill({ body, contentType: "text/html; charset=utf-8" }));
  const session = await page.context().newCDPSession(page);
  await session.send("Preload.enable");
  const prefetchedUrls: string[] = [];
  session.on("Preload.prefetchStatusUpdated", ({ key }) => prefetchedUrls.push(key.url));
  await page.goto("/copy");
  await expect.poll(() => prefetchedUrls.join()).toContain("/methodology");
  // The page without the query string is prefetched.
  await page.getByRole("contentinfo").locator("a[href*='?']").first().hover();
  await page.waitForTimeout(400);
  await page.getByRole("contentinfo").getByRole("link", { name: pages.data.label, exact: true }).hover();
  await expect.poll(() => prefetchedUrls.join()).toContain(pages.data.path);
  expect(prefetchedUrls.filter((url) => url.includes("?"))).toEqual([]);
  await session.detach();
});
