import { expect, test } from "@playwright/test";
import { layout, openShowing, readMarks, sortChoice, status } from "./explorer-page";
import { measureOverflow } from "./measures";
import { watch } from "./page-watch";
import { brandChoice, searchBox, tierChoice } from "./product-cards";

// The address holds the state of the list. How it is parsed: explorer/address.test.ts.

test("a reload and a new tab show the same view", async ({ page, context }) => {
  await page.goto("/products");
  await searchBox(page).fill("band");
  await brandChoice(page).selectOption("BioSwiss");
  await tierChoice(page).selectOption("Mid");
  await sortChoice(page).selectOption("Price, lowest first");
  await layout(page, "Table").check();
  const address = "/products?q=band&brand=BioSwiss&tier=Mid&sort=price&view=table";
  await expect(page).toHaveURL(address);
  const names = await page.getByRole("rowheader").allTextContents();
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(address);
    await expect(status(tab)).toHaveText(`Showing ${names.length} of 10 products`);
    await expect(searchBox(tab)).toHaveValue("band");
    await expect.poll(async () => (await readMarks(tab, "th")).length).toBe(names.length);
    await expect(brandChoice(tab)).toHaveValue("BioSwiss");
    await expect(tierChoice(tab)).toHaveValue("Mid");
    await expect(sortChoice(tab)).toHaveValue("price");
    await expect(layout(tab, "Table")).toBeChecked();
    expect(await tab.getByRole("rowheader").allTextContents()).toEqual(names);
  }
});

test("back and forward restore filters, order and layout", async ({ page }) => {
  await openShowing(page, "/products?brand=Welly", "Showing 1 of 10 products");
  await brandChoice(page).selectOption("BioSwiss");
  await expect(status(page)).toHaveText("Showing 6 of 10 products");
  await searchBox(page).pressSequentially("bear");
  await expect(page).toHaveURL("/products?q=bear&brand=BioSwiss");
  await sortChoice(page).selectOption("Price, lowest first");
  await layout(page, "Table").check();

  await page.goBack();
  await expect(layout(page, "Cards")).toBeChecked();
  await expect(sortChoice(page)).toHaveValue("price");
  await page.goBack();
  await expect(sortChoice(page)).toHaveValue("list");
  await page.goBack();
  await expect(page, "the whole word is one history entry").toHaveURL("/products?brand=BioSwiss");
  await expect(searchBox(page)).toHaveValue("");
  await page.goBack();
  await expect(status(page)).toHaveText("Showing 1 of 10 products");
  await expect(brandChoice(page)).toHaveValue("Welly");
  for (let step = 0; step < 4; step += 1) await page.goForward();
  await expect(page).toHaveURL("/products?q=bear&brand=BioSwiss&sort=price&view=table");
  await expect(page.getByRole("table")).toBeVisible();
});

test("a choice right after a letter becomes its own history entry", async ({ page }) => {
  await page.goto("/products");
  await searchBox(page).fill("bear");
  await tierChoice(page).selectOption("Mid");
  await expect(page).toHaveURL("/products?q=bear&tier=Mid");
  await page.goBack();
  await expect(page).toHaveURL("/products?q=bear");
  await page.goBack();
  await expect(page).toHaveURL("/products");
});

test("going back right after a letter discards it", async ({ page }) => {
  await page.clock.install();
  await page.goto("/products");
  await tierChoice(page).selectOption("Mid");
  await expect(page).toHaveURL("/products?tier=Mid");
  // In one task, before the letter is in the address.
  await searchBox(page).evaluate((box: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(box, "b");
    box.dispatchEvent(new Event("input", { bubbles: true }));
    history.back();
  });
  await expect(page).toHaveURL("/products");
  await expect(searchBox(page)).toHaveValue("");
  // A typed letter is in the address within half a second.
  await page.clock.runFor(1000);
  expect(new URL(page.url()).search).toBe("");
});

test("the list filters where the browser refuses more history entries", async ({ page }) => {
  const seen = watch(page);
  await page.addInitScript(() => {
    history.pushState = () => {
      throw new DOMException("too many changes", "SecurityError");
    };
  });
  await page.goto("/products");
  await tierChoice(page).selectOption("Premium");
  await expect(status(page)).toHaveText("Showing 1 of 10 products");
  await searchBox(page).fill("zzz");
  await expect(status(page)).toHaveText("Showing 0 of 10 products");
  expect(seen.complaints).toEqual([]);
});

test("a reader who comes back from a product finds the list filtered as before", async ({ page }) => {
  await openShowing(page, "/products?brand=MediBadge", "Showing 1 of 10 products");
  await page.getByRole("link", { name: "View Details" }).click();
  await expect(page).toHaveURL("/products/medibadge-glitter-stars");
  await page.goBack();
  await expect(status(page)).toHaveText("Showing 1 of 10 products");
  await expect(brandChoice(page)).toHaveValue("MediBadge");
});

const junk = [
  "%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E",
  "%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E",
  "x".repeat(1500),
  "%",
  "%zz%c0%af%00",
  "%F0%9F%90%BB🩹",
  "%E2%80%AE%E2%80%8Fevil",
  "__proto__",
];

for (const [path, keys] of [
  ["/products", ["q", "brand", "tier", "sort", "view"]],
  ["/compare", ["p", "differences"]],
] as const) {
  test(`${path} shows a normal page under a hostile query`, async ({ page }) => {
    const seen = watch(page);
    page.on("dialog", (dialog) => {
      seen.complaints.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    const queries = junk.map((word) => keys.map((key) => `${key}=${word}&${key}=again`).join("&"));
    for (const query of [...queries, "&&==&%=%", "q[]=1&brand[$ne]=x"]) {
      const answer = await page.goto(`${path}?${query}`);
      expect(answer?.status(), query.slice(0, 60)).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(status(page)).toHaveText(/^(Showing \d+ of 10 products|Comparing all 10 products.*)$/);
      const { sideways } = await page.evaluate(measureOverflow);
      expect(sideways, query.slice(0, 60)).toBe(0);
    }
    expect(seen.complaints).toEqual([]);
  });
}
