import { expect, test } from "@playwright/test";
import { findAll, parseHtml } from "../../hosting/html";
import { builtPages, everyPage, readBuilt } from "../e2e/built-site";
import { brokenPictures } from "../e2e/offline-page";
import { watch } from "../e2e/page-watch";
import { hosts } from "./hosts";

test("no page breaks its policy on nginx", async ({ page }) => {
  const { complaints } = watch(page);
  for (const address of everyPage) {
    const answer = await page.goto(new URL(address, hosts.nginx).href);
    expect(answer?.headers()["content-security-policy"], address).toBe("frame-ancestors 'none'");
    expect(await brokenPictures(page), address).toEqual([]);
    const loaded = await page.evaluate(async () => ({
      fonts: [...(await document.fonts.ready)].filter((font) => font.status === "loaded").length,
      // A browser's own margin is 8 px.
      margin: getComputedStyle(document.body).margin,
    }));
    expect(loaded.fonts, address).toBeGreaterThan(0);
    expect(loaded.margin, address).toBe("0px");
    expect(complaints).toEqual([]);
  }
});

test("the product list works under its policy, Trusted Types included", async ({ page }) => {
  const { complaints } = watch(page);
  await page.goto(`${hosts.nginx}products`);
  await page.getByRole("searchbox").fill("emoji");
  await expect(page.getByText("Showing 1 of 10 products")).toBeVisible();
  await page.getByRole("searchbox").fill("nothing of the kind");
  await expect(page.getByText("No products found")).toBeVisible();
  await page.getByRole("searchbox").fill("");
  await page.getByRole("combobox").first().selectOption({ index: 1 });
  await page.goBack();
  expect(complaints).toEqual([]);
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
  await page.goto(`${hosts.nginx}methodology`);
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
  const statusOf = (address: string) =>
    page.evaluate(
      (url) =>
        fetch(url)
          .then(({ status }) => status)
          .catch(() => "refused"),
      address,
    );
  for (const address of ["", "products", "methodology", "none"]) {
    await page.goto(hosts.nginx + address);
    expect(await statusOf("/robots.txt"), address).toBe(200);
    expect(await statusOf("https://evil.example/"), address).toBe("refused");
  }
  expect(elsewhere).toEqual([]);
});

test("no other site can frame a page", async ({ page }) => {
  await page.route("https://frame.example/", (route) =>
    route.fulfill({ contentType: "text/html", body: `<iframe src="${hosts.nginx}"></iframe>` }),
  );
  await page.goto("https://frame.example/");
  await expect(page.frameLocator("iframe").getByRole("banner")).toHaveCount(0);
});

test("the hidden frame loads in the site's own pages only", async ({ page }) => {
  const titles = () => Promise.all(page.frames().map((frame) => frame.title()));
  const { complaints } = watch(page);
  await page.goto(hosts.nginx);
  await expect.poll(titles).toContain("Offline");
  expect(complaints).toEqual([]);
  await page.route("https://frame.example/", (route) =>
    route.fulfill({ contentType: "text/html", body: `<iframe src="${hosts.nginx}offline.htm"></iframe>` }),
  );
  await page.goto("https://frame.example/");
  expect(page.frames()).toHaveLength(2);
  expect(await titles()).not.toContain("Offline");
});

test("each page's policy stands first in its head, before anything that it governs", () => {
  for (const address of [...builtPages, "/404", "/products/404"]) {
    const html = readBuilt(`${address === "/" ? "/index" : address}.html`.slice(1)).toString();
    const head = /^<!DOCTYPE html><html[^>]*><head><meta charSet="utf-8"\/><meta http-equiv="([^>]*)"\/>/i;
    const [, policy = ""] =
      /^Content-Security-Policy" content="([^"]*)$/.exec(head.exec(html)?.[1] ?? "") ?? [];
    expect(policy, address).toMatch(/^default-src 'none'; /);
    expect(policy).not.toMatch(/unsafe|https?:|\*|data:/);
    const scripts = findAll(parseHtml(html), ({ tag }) => tag === "script");
    const loads = scripts.some(({ attributes }) => attributes.has("src"));
    expect(/script-src [^;]*'self'/.test(policy)).toBe(loads);
  }
});

test("hovering over a link prefetches its page, and prerenders it", async ({ page }) => {
  const { complaints } = watch(page);
  // Chromium prerenders nothing while developer tools are attached, so the prefetch counts.
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
  await page.goto(hosts.nginx);
  await page.getByRole("navigation").getByRole("link", { name: "Methodology" }).first().hover();
  const url = `${hosts.nginx}methodology`;
  await expect
    .poll(() => tried.filter(({ key, status }) => key.url === url && status === "Ready").length)
    .toBeGreaterThan(0);
  await expect.poll(() => tried.map(({ key }) => key.action)).toContain("Prerender");
  expect(rules.map(({ ruleSet }) => ruleSet.errorType)).toEqual([undefined]);
  expect(complaints).toEqual([]);
});
