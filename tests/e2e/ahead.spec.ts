import { expect, test } from "@playwright/test";
import { send } from "./raw-request";

// Speculation rules. Playwright turns prerendering off.

test("the browser prefetches the pages behind buttons and menu @phone", async ({ page, baseURL }) => {
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
  let bytes = 0;
  for (const path of ahead) {
    const { body } = await send(baseURL ?? "", path, { headers: { "accept-encoding": "br" } });
    bytes += body.length;
  }
  expect(bytes).toBeLessThanOrEqual(80_000);
});
