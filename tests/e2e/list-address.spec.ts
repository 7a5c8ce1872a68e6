import { expect, test } from "@playwright/test";
import { watch } from "./page-watch";
import { brandChoice, searchBox, tierChoice } from "./product-cards";

// Walks many pages in one test; a busy machine takes its time.
test.describe.configure({ timeout: 120_000 });

// The state of the list lies in its address.

test("what is chosen is written to the address, and a reload keeps it", async ({ page }) => {
  await page.goto("/products");
  await searchBox(page).fill("bio");
  await brandChoice(page).selectOption("BioSwiss");
  await tierChoice(page).selectOption("Mid");
  await expect(page).toHaveURL("/products?q=bio&brand=BioSwiss&tier=Mid");
  await expect(page.getByRole("status")).toHaveText("Showing 6 of 10 products");
  await page.reload();
  await expect(page.getByRole("status")).toHaveText("Showing 6 of 10 products");
  await expect(searchBox(page)).toHaveValue("bio");
  await expect(brandChoice(page)).toHaveValue("BioSwiss");
  await expect(tierChoice(page)).toHaveValue("Mid");
});

test("an address that somebody shared shows what it says", async ({ page }) => {
  const shared = [
    ["?q=ZOO", 1],
    ["?brand=BAND-AID", 1],
    ["?brand=Hot+Wheels", 1],
    ["?brand=Hot%20Wheels&tier=Mid", 1],
    ["?tier=Premium", 1],
    ["?tier=Mid", 9],
    ["?tier=Premium&brand=BioSwiss", 0],
  ] as const;
  for (const [query, count] of shared) {
    await page.goto(`/products${query}`);
    await expect(page.getByRole("status"), query).toHaveText(`Showing ${count} of 10 products`);
  }
});

test("back and forward walk through what was chosen", async ({ page }) => {
  await page.goto("/products?brand=Welly");
  const status = page.getByRole("status");
  await expect(status).toHaveText("Showing 1 of 10 products");
  await brandChoice(page).selectOption("BioSwiss");
  await expect(status).toHaveText("Showing 6 of 10 products");
  await searchBox(page).pressSequentially("bear");
  await expect(page).toHaveURL("/products?q=bear&brand=BioSwiss");
  const found = await status.textContent();
  await tierChoice(page).selectOption("Premium");
  await expect(status).toHaveText("Showing 0 of 10 products");

  await page.goBack();
  await expect(page).toHaveURL("/products?q=bear&brand=BioSwiss");
  await expect(status).toHaveText(found ?? "");
  await expect(tierChoice(page)).toHaveValue("");
  await page.goBack();
  await expect(page, "the whole word is one step").toHaveURL("/products?brand=BioSwiss");
  await expect(searchBox(page)).toHaveValue("");
  await page.goBack();
  await expect(status).toHaveText("Showing 1 of 10 products");
  await expect(brandChoice(page)).toHaveValue("Welly");
  await page.goForward();
  await expect(brandChoice(page)).toHaveValue("BioSwiss");
  await expect(status).toHaveText("Showing 6 of 10 products");
});

test("a choice right after a letter is a step of its own", async ({ page }) => {
  await page.goto("/products");
  await searchBox(page).fill("bear");
  await tierChoice(page).selectOption("Mid");
  await expect(page).toHaveURL("/products?q=bear&tier=Mid");
  await page.goBack();
  await expect(page).toHaveURL("/products?q=bear");
  await page.goBack();
  await expect(page).toHaveURL("/products");
});

test("going back right after a letter leaves it out of the address", async ({ page }) => {
  await page.goto("/products");
  await tierChoice(page).selectOption("Mid");
  await expect(page).toHaveURL("/products?tier=Mid");
  // In one task, so that the letter is not written yet.
  await searchBox(page).evaluate((box: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(box, "b");
    box.dispatchEvent(new Event("input", { bubbles: true }));
    history.back();
  });
  await expect(page).toHaveURL("/products");
  await expect(searchBox(page)).toHaveValue("");
  // The typed letter would be written within this time.
  await page.waitForTimeout(600);
  await expect(page).toHaveURL("/products");
});

test("a browser that refuses more history entries leaves the page working", async ({ page }) => {
  const seen = watch(page);
  await page.addInitScript(() => {
    history.pushState = () => {
      throw new DOMException("too many changes", "SecurityError");
    };
  });
  await page.goto("/products");
  await tierChoice(page).selectOption("Premium");
  await expect(page.getByRole("status")).toHaveText("Showing 1 of 10 products");
  await searchBox(page).fill("zzz");
  await expect(page.getByRole("status")).toHaveText("Showing 0 of 10 products");
  expect(seen.complaints).toEqual([]);
});

test("coming back from a product shows the list as it was left", async ({ page }) => {
  await page.goto("/products?brand=MediBadge");
  await expect(page.getByRole("status")).toHaveText("Showing 1 of 10 products");
  await page.getByRole("link", { name: "View Details" }).click();
  await expect(page).toHaveURL("/products/medibadge-glitter-stars");
  await page.goBack();
  await expect(page.getByRole("status")).toHaveText("Showing 1 of 10 products");
  await expect(brandChoice(page)).toHaveValue("MediBadge");
});

test("values that nobody offers count as not chosen", async ({ page }) => {
  const unknown = [
    "?brand=Acme",
    "?brand=bioswiss",
    "?tier=Value",
    "?tier=premium",
    "?tier=Gold&brand=",
    "?colour=red",
    "?q=&brand=&tier=",
    "?",
    "#none",
  ];
  for (const query of unknown) {
    await page.goto(`/products${query}`);
    await expect(page.getByRole("status"), query).toHaveText("Showing 10 of 10 products");
    await expect(brandChoice(page), query).toHaveValue("");
    await expect(tierChoice(page), query).toHaveValue("");
  }
  await page.goto("/products?brand=Acme&tier=Premium");
  await expect(page.getByRole("status"), "what is known beside it holds").toHaveText(
    "Showing 1 of 10 products",
  );
});

test("no query breaks the page", async ({ page }) => {
  const seen = watch(page);
  let dialogs = 0;
  page.on("dialog", (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  const hostile = [
    ["?q=%3Cscript%3Ealert(1)%3C/script%3E", 0],
    ["?q=%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E", 0],
    ["?q=%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E&brand=%3Cb%3E", 0],
    [`?q=${"x".repeat(7900)}`, 0],
    ["?tier=Premium&tier=Mid", 1],
    ["?brand=Welly&brand=BioSwiss", 1],
    [`?${"q=zoo&".repeat(200)}`, 1],
    ["?q=%", 0],
    ["?q=%zz%c0%af%00", 0],
    ["?%=%&&&=&?", 10],
    ["?q=%F0%9F%90%BB", 0],
    ["?q=🐻", 0],
    ["?q=__proto__&brand=constructor&tier=toString", 0],
    ["?q[]=1&brand[$ne]=x", 10],
  ] as const;
  for (const [query, count] of hostile) {
    const answer = await page.goto(`/products${query}`);
    expect(answer?.status(), query.slice(0, 60)).toBe(200);
    await expect(page.getByRole("status"), query.slice(0, 60)).toHaveText(`Showing ${count} of 10 products`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Top 10 Shaped Adhesive Bandages");
  }
  expect(seen.complaints).toEqual([]);
  expect(dialogs).toBe(0);
});

test("a text of 10,000 characters in the search box leaves a page that reloads", async ({ page }) => {
  const seen = watch(page);
  await page.goto("/products");
  await searchBox(page).fill("x".repeat(10_000));
  await expect(page.getByRole("status")).toHaveText("Showing 0 of 10 products");
  await expect(page).toHaveURL(/\?q=x{200}$/);
  expect((await page.reload())?.status()).toBe(200);
  await expect(page.getByRole("status")).toHaveText("Showing 0 of 10 products");
  expect(seen.complaints).toEqual([]);
});

test("a query on any other page changes nothing and is no error", async ({ page }) => {
  const seen = watch(page);
  for (const address of ["/", "/market-analysis", "/methodology", "/products/bioswiss-emoji"]) {
    await page.goto(`${address}?q=%3Cscript%3E&brand=Welly&%zz`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  expect(seen.complaints).toEqual([]);
});
