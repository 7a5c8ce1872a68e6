import { expect, type Page, test } from "@playwright/test";
import { brandChoice, openShowing, readCards, searchBox, showing, status, tierChoice } from "./explorer-page";
import { products } from "./fixture";
import { hold } from "./hold";

// The list before hydration, and without JavaScript.

test("hydration keeps what a reader typed and chose before", async ({ page }) => {
  const release = await hold(page, "**/*.js");
  await page.goto("/products?tier=Mid", { waitUntil: "commit" });
  await searchBox(page).fill("a");
  await searchBox(page).press("Enter");
  await brandChoice(page).selectOption("Hot Wheels");
  await expect(status(page)).toHaveText(showing(products.length));
  release();
  await expect(status(page)).toHaveText(showing(1));
  await expect(searchBox(page)).toHaveValue("a");
  await expect(brandChoice(page)).toHaveValue("Hot Wheels");
  await expect(tierChoice(page), "the address sets what the reader has not").toHaveValue("Mid");
  await expect(page).toHaveURL("/products?q=a&brand=Hot+Wheels&tier=Mid");
  // Otherwise browsers restore fields after Back that do not fit the list.
  for (const control of [searchBox, brandChoice, tierChoice])
    await expect(control(page)).toHaveAttribute("autocomplete", "off");
});

test("a search typed before and during hydration is one history entry", async ({ page }) => {
  const release = await hold(page, "**/*.js");
  await page.goto("/products?q=heart", { waitUntil: "commit" });
  await searchBox(page).fill("we");
  release();
  await expect(page).toHaveURL("/products?q=we");
  await searchBox(page).pressSequentially("lly");
  await expect(page).toHaveURL("/products?q=welly");
  await page.goBack();
  await expect(page).toHaveURL("/products?q=heart");
  await expect(searchBox(page)).toHaveValue("heart");
  await expect(status(page)).toHaveText(showing(1));
  await page.goForward();
  await expect(searchBox(page)).toHaveValue("welly");
});

test("a reader who focused the empty box replaces the address's text", async ({ page }) => {
  const release = await hold(page, "**/*.js");
  await page.goto("/products?q=heart", { waitUntil: "commit" });
  // A click waits until the page is shown: before, nothing takes the focus.
  await searchBox(page).click();
  release();
  await expect(searchBox(page)).toHaveValue("heart");
  await page.keyboard.type("welly");
  await expect(searchBox(page)).toHaveValue("welly");
  await expect(page).toHaveURL("/products?q=welly");
});

for (const element of ["article h2", ".product-count"])
  test(`the list works after a translator changed ${element} before the script ran`, async ({ page }) => {
    const release = await hold(page, "**/*.js");
    await page.goto("/products", { waitUntil: "commit" });
    await searchBox(page).click();
    await searchBox(page).fill("heart");
    // As Chromium's translation does.
    await page
      .locator(element)
      .first()
      .evaluate((each) => {
        const font = document.createElement("font");
        font.textContent = "übersetzt";
        each.firstChild?.replaceWith(font);
      });
    release();
    await expect(page).toHaveURL("/products?q=heart");
    await expect(status(page)).toHaveText(showing(1));
    await expect(searchBox(page)).toHaveValue("heart");
    await expect(searchBox(page)).toBeFocused();
  });

test("a translated page goes on counting", async ({ page }) => {
  await openShowing(page, "/products?q=heart", showing(1));
  // Translators replace each text node. React changes the text of an element whose only child it is, whatever stands there.
  await status(page).evaluate((element) => {
    for (const text of [...element.childNodes]) {
      const font = document.createElement("font");
      font.textContent = `[${text.textContent}]`;
      text.replaceWith(font);
    }
  });
  await searchBox(page).fill("");
  await expect(status(page)).toHaveText(showing(products.length));
});

test("hydration changes nothing that a reader sees", async ({ page }) => {
  const release = await hold(page, "**/*.js");
  await page.goto("/products", { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await readCards(page);
  expect(before).toHaveLength(products.length);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const tall = await height();
  release();
  await page.waitForLoadState();
  await searchBox(page).fill("zoo");
  await expect(status(page)).toHaveText(showing(1));
  await searchBox(page).fill("");
  await expect(status(page)).toHaveText(showing(products.length));
  expect(await readCards(page)).toEqual(before);
  await expect.poll(height).toBe(tall);
});

const wholeList = (page: Page) => page.getByText("Filters need JavaScript, so the whole list is shown.");

test("if the script does not load, or throws, a line says so in place of the controls", async ({ page }) => {
  for (const body of ["", "throw new Error()"]) {
    const answer = { contentType: "text/javascript", body };
    await page.route("**/*.js", (route) => (body ? route.fulfill(answer) : route.abort()));
    await page.goto("/products?brand=Welly");
    await expect(wholeList(page)).toBeVisible();
    for (const role of ["searchbox", "combobox", "button"] as const)
      await expect(page.getByRole("main").getByRole(role), role).toHaveCount(0);
    await expect(status(page)).toHaveText(showing(products.length));
    await page.unrouteAll();
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(status(page)).toHaveText(showing(1));
    await expect(wholeList(page)).toBeHidden();
  }
});

test("the line says so, too, if the network cuts the page before its script, or leaves out the list's data", async ({
  page,
}) => {
  for (const cut of [/<script[^>]*application\/json[\s\S]*$/u, /<script type="module"[\s\S]*$/u]) {
    await page.route("**/products", async (route) => {
      const answer = await route.fetch();
      const whole = await answer.text();
      const body = whole.replace(cut, "");
      expect(body.length).toBeLessThan(whole.length);
      await route.fulfill({ response: answer, body });
    });
    await page.goto("/products");
    await expect(wholeList(page)).toBeVisible();
    await expect(searchBox(page)).toBeHidden();
    await page.unrouteAll();
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(searchBox(page)).toBeVisible();
    await expect(wholeList(page)).toBeHidden();
  }
});

test.describe("with JavaScript disabled", () => {
  test.use({ javaScriptEnabled: false });

  test("all cards show, and the filters are hidden", async ({ page }) => {
    await page.goto("/products?q=zoo&tier=Premium");
    await expect(page.getByRole("article")).toHaveCount(products.length);
    await expect(page.getByText(showing(products.length))).toBeVisible();
    await expect(wholeList(page)).toBeVisible();
    for (const control of [searchBox, brandChoice, tierChoice]) await expect(control(page)).toBeHidden();
    await page.getByRole("link", { name: "View Details" }).first().click();
    await expect(page).toHaveURL("/products/bioswiss-heart-shaped");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
