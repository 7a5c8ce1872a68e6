import { expect, test } from "@playwright/test";
import { watch } from "./page-watch";

// Speculation rules. Limits for what they load: budgets.json.

test("the browser prefetches the pages behind buttons and menu @phone", async ({ page }) => {
  const ahead = new Set<string>();
  page.on("request", (request) => {
    if (request.headers()["sec-purpose"]?.startsWith("prefetch")) ahead.add(new URL(request.url()).pathname);
  });
  await page.goto("/methodology");
  await page.getByRole("button", { name: "Menu" }).tap();
  await expect.poll(() => [...ahead].sort()).toEqual(["/", "/market-analysis", "/products"]);
  ahead.clear();
  await page.goto("/");
  await expect.poll(() => [...ahead].sort()).toEqual(["/market-analysis", "/methodology", "/products"]);
});

test("hovering over a link prefetches its page, and prerenders it", async ({ page, baseURL }) => {
  const { complaints } = watch(page);
  // With developer tools attached, Chromium prerenders nothing, so the prefetch counts.
  const tried: { key: { action: string; url: string }; status: string }[] = [];
  const rules: { ruleSet: { errorType?: string } }[] = [];
  const browser = (await page.context().newCDPSession(page)) as unknown as {
    on(event: string, listener: (event: never) => void): void;
    send(method: string): Promise<unknown>;
  };
  browser.on("Preload.ruleSetUpdated", (event) => rules.push(event));
  browser.on("Preload.prefetchStatusUpdated", (event) => tried.push(event));
  browser.on("Preload.prerenderStatusUpdated", (event) => tried.push(event));
  await browser.send("Preload.enable");
  await page.goto("/");
  await page.getByRole("navigation").getByRole("link", { name: "Methodology" }).first().hover();
  const url = new URL("/methodology", baseURL).href;
  await expect
    .poll(() => tried.filter(({ key, status }) => key.url === url && status === "Ready").length)
    .toBeGreaterThan(0);
  await expect.poll(() => tried.map(({ key }) => key.action)).toContain("Prerender");
  expect(rules.map(({ ruleSet }) => ruleSet.errorType)).toEqual([undefined]);
  expect(complaints).toEqual([]);
});
