import { expect, type Page, test } from "@playwright/test";
import { products, ranges, ratings } from "./specification";

// Walks many pages in one test; a busy machine takes its time.
test.describe.configure({ timeout: 120_000 });

/** A value beside its term: in the tiles first, in a box if one is named. */
const value = (page: Page, term: string, box?: string) => {
  const main = page.getByRole("main");
  const where = box
    ? main.locator("section").filter({ has: page.getByRole("heading", { name: box, exact: true }) })
    : main;
  return where
    .locator("div")
    .filter({ has: page.locator("> dt").getByText(term, { exact: true }) })
    .locator("> dd")
    .first();
};

for (const [index, { slug, brand, tier }] of products.entries()) {
  test(`${slug} shows everything that is known of it`, async ({ page }) => {
    expect((await page.goto(`/products/${slug}`))?.status()).toBe(200);
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "Back to Products" })).toHaveAttribute("href", "/products");
    await expect(main.getByText(brand, { exact: true }).first()).toBeVisible();
    await expect(main.getByText(tier, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();

    await test.step("rating and reviews where there are some", async () => {
      const known = ratings[slug];
      if (known) {
        await expect(main.getByText(known.rating).first()).toBeVisible();
        await expect(main.getByText(known.reviews).first()).toBeVisible();
      } else {
        const head = main
          .locator("div")
          .filter({ has: page.getByRole("heading", { level: 1 }) })
          .last();
        await expect(head).not.toContainText("/5");
        await expect(head).not.toContainText(/\d+ (ratings|reviews)/);
      }
    });

    await test.step("four tiles", async () => {
      await expect(value(page, "Count")).toHaveText(/^(24|50|100) bandages\b/);
      await expect(value(page, "Price")).toHaveText(/^\$\d+\.\d\d\b/);
      await expect(value(page, "Packaging")).toHaveText(/^[A-Za-z]{3}/);
      await expect(value(page, "Market Tier")).toHaveText(new RegExp(`^${tier}\\b`));
    });

    await test.step("four lists", async () => {
      for (const title of [
        "Product Features",
        "Unique Selling Points",
        "Additional Information",
        "Target Audience",
      ]) {
        const list = main
          .locator("section")
          .filter({ has: page.getByRole("heading", { name: title, exact: true }) })
          .getByRole("listitem");
        expect(await list.count(), title).toBeGreaterThan(title === "Product Features" ? 1 : 0);
        for (const item of await list.all()) await expect(item).not.toBeEmpty();
      }
    });

    await test.step("price information", async () => {
      const price = await value(page, "Price").textContent();
      const box = "Price Information";
      await expect(value(page, "Current Price", box)).toHaveText(price ?? "");
      await expect(value(page, "Price Range", box)).toContainText(ranges[tier]);
      await expect(value(page, "Market Tier", box)).toContainText(tier);
      const dollars = Number(price?.match(/\d+\.\d\d/)?.[0]);
      const [low = 0, high = 0] = ranges[tier].slice(1).split("-").map(Number);
      expect(dollars).toBeGreaterThanOrEqual(low);
      expect(dollars).toBeLessThanOrEqual(high);
    });

    await test.step("a market position with the colour and its hex", async () => {
      const hex = (await value(page, "Brand Color", "Market Position").textContent())?.match(
        /#[0-9a-f]{6}\b/i,
      )?.[0];
      expect(hex).toBeDefined();
      const seen = await value(page, "Brand Color", "Market Position")
        .locator(".swatch")
        .evaluate((swatch) => ({
          color: getComputedStyle(swatch).backgroundColor,
          width: swatch.getBoundingClientRect().width,
        }));
      const channels = [1, 3, 5].map((at) => Number.parseInt(hex?.slice(at, at + 2) ?? "", 16));
      expect(seen.color).toBe(`rgb(${channels.join(", ")})`);
      expect(seen.width).toBeGreaterThan(8);
    });

    await test.step("a gallery of two pictures that load", async () => {
      const pictures = page.getByRole("region", { name: /gallery/i }).getByRole("img");
      await expect(pictures).toHaveCount(2);
      const sources = new Set<string | null>();
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect(picture).toHaveAttribute("alt", /\w{3}/);
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
          .toBeGreaterThan(0);
        sources.add(await picture.getAttribute("src"));
      }
      expect(sources.size).toBe(2);
    });

    await test.step("its neighbours", async () => {
      const neighbours = [
        ["prev", products[index - 1]],
        ["next", products[index + 1]],
      ] as const;
      for (const [rel, neighbour] of neighbours) {
        const link = main.locator(`a[rel=${rel}]`);
        await expect(link).toHaveCount(neighbour ? 1 : 0);
        if (neighbour) await expect(link).toHaveAttribute("href", `/products/${neighbour.slug}`);
      }
    });
  });
}

test("the badge of a tier has the tier's colour", async ({ page }) => {
  for (const [slug, tier, hue] of [
    ["welly-zoo-animals", "Premium", "purple"],
    ["bioswiss-emoji", "Mid", "blue"],
  ] as const) {
    await page.goto(`/products/${slug}`);
    const color = await page
      .getByRole("main")
      .getByText(tier, { exact: true })
      .first()
      .evaluate((badge) => getComputedStyle(badge).backgroundColor);
    const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number);
    expect(blue, `${tier}: ${color}`).toBeGreaterThan(Math.max(red, green));
    expect(red > green, `${tier} is ${hue}: ${color}`).toBe(hue === "purple");
  }
});

test("a reader walks through all ten, forth and back", async ({ page }) => {
  await page.goto(`/products/${products[0].slug}`);
  for (const { slug } of products.slice(1)) {
    await page.getByRole("link", { name: /next product/i }).click();
    await expect(page).toHaveURL(`/products/${slug}`);
  }
  await page.getByRole("link", { name: /previous product/i }).click();
  await expect(page).toHaveURL(`/products/${products[8].slug}`);
  await page.getByRole("main").getByRole("link", { name: "Back to Products" }).first().click();
  await expect(page).toHaveURL("/products");
});

test("each product page has at least 150 words of substance", async ({ page }) => {
  for (const { slug } of products) {
    await page.goto(`/products/${slug}`);
    const words = await page
      .getByRole("main")
      .locator("p, li")
      .evaluateAll(
        (all) =>
          all
            .filter((element) => !element.closest("aside, nav"))
            .map((element) => element.textContent ?? "")
            .join(" ")
            .split(/\s+/)
            .filter((word) => /\w/.test(word)).length,
      );
    expect(words, slug).toBeGreaterThanOrEqual(150);
  }
});

test("the Hot Wheels product says whom it is counted with", async ({ page }) => {
  await page.goto("/products/hot-wheels-shaped");
  const box = page
    .getByRole("main")
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Market Position" }) });
  await expect(box).toContainText("Hot Wheels");
  await expect(box).toContainText("BioSwiss");
});
