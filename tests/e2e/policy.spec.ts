import { expect, test } from "@playwright/test";
import { builtFiles, readBuilt } from "./built-site";

// Pages carry their policy in a `<meta>`. What it allows: hosting/policy.test.ts. That no page breaks it:
// accessibility.spec.ts, and while a reader filters: list-address.spec.ts.

test("a page with script accepts no markup from it", async ({ page }) => {
  await page.goto("/products");
  const refused = await page.evaluate(() => {
    try {
      document.createElement("p").innerHTML = "<b>x</b>";
      return "allowed";
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(refused).toBe("TypeError");
});

test("injected markup does not run", async ({ page }) => {
  await page.route("**/methodology", async (route) => {
    const answer = await route.fetch();
    const slipped =
      "<script>document.title='inline'</script><img src=x onerror=\"document.title='handler'\">" +
      "<script src='https://evil.example/x.js'></script><p style='color:rgb(1, 2, 3)' id='slipped'>x</p>" +
      "<style>#slipped{color:rgb(1, 2, 3)}</style><base href='https://evil.example/'><iframe src='/'></iframe>";
    const html = (await answer.text()).replace("</main>", `${slipped}</main>`);
    await route.fulfill({ body: html, headers: answer.headers() });
  });
  await page.goto("/methodology");
  expect(["inline", "handler"]).not.toContain(await page.title());
  const color = await page.locator("#slipped").evaluate((element) => getComputedStyle(element).color);
  expect(color).not.toBe("rgb(1, 2, 3)");
  expect(await page.evaluate(() => document.baseURI)).not.toContain("evil");
});

test("a page may fetch the site's files, and nothing from elsewhere", async ({ page }) => {
  const elsewhere: string[] = [];
  await page.route("https://evil.example/**", (route) => {
    elsewhere.push(route.request().url());
    return route.fulfill({ headers: { "access-control-allow-origin": "*" } });
  });
  const readStatus = (url: string) =>
    fetch(url).then(
      ({ status }) => status,
      () => "refused",
    );
  const statusOf = (url: string) => page.evaluate(readStatus, url);
  for (const address of ["/products", "/none"]) {
    await page.goto(address);
    expect(await statusOf("/robots.txt"), address).toBe(200);
    expect(await statusOf("https://evil.example/"), address).toBe("refused");
  }
  expect(elsewhere).toEqual([]);
});

test("each page's policy stands first in its head, before anything that it governs", () => {
  const start = /<head><meta charset="utf-8"\/><meta [^>]*-Policy" content="default-src 'none';/i;
  for (const name of builtFiles.filter((file) => file.endsWith(".html")))
    expect(readBuilt(name).toString(), name).toMatch(start);
});
