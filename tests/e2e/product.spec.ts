import { expect, type Page, test } from "@playwright/test";
import { products } from "./fixture";

/** The first value with this term, on the page or in the section `box`. */
const value = (page: Page, term: string, box?: string) => {
  const main = page.getByRole("main");
  return (box ? section(page, box) : main)
    .locator("div")
    .filter({ has: page.locator("> dt", { hasText: new RegExp(`^${term}(?: \\(illustrative\\)|\\$.*)?$`) }) })
    .locator("> dd")
    .first();
};

const section = (page: Page, title: string) =>
  page
    .getByRole("main")
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) });

const rating = ["4.4/5", "2,351 ratings"];
for (const { slug, brand, tier, range, rated, prev, next } of [
  { ...products[0], range: "$7-10", rated: rating, prev: undefined, next: products[1] },
  { ...products[2], range: "$10-15", rated: [], prev: products[1], next: products[3] },
  { ...products[3], range: "$7-10", rated: [], prev: products[2], next: undefined },
]) {
  test(`${slug} shows all its values, pictures and neighbors`, async ({ page }) => {
    await page.goto(`/products/${slug}`);
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "Back to Products" })).toHaveAttribute("href", "/products");
    await expect(main.getByText(brand, { exact: true }).first()).toBeVisible();
    await expect(main.getByText(tier, { exact: true }).first()).toBeVisible();
    const head = main.locator("div").filter({ has: page.getByRole("heading", { level: 1 }) });
    for (const text of rated) await expect(main.getByText(text).first()).toBeVisible();
    if (rated.length === 0) await expect(head.last()).not.toContainText(/\/5|\d+ (ratings|reviews)/);

    const forms = { Count: /^(24|50|100) bandages\b/, Price: /^\$\d+\.\d\d\b/, Packaging: /^[A-Za-z]{3}/ };
    for (const [term, form] of Object.entries(forms)) await expect(value(page, term)).toHaveText(form);
    await expect(value(page, "Market Tier")).toHaveText(new RegExp(`^${tier}\\b`));
    const lists = "Product Features,Unique Selling Points,Additional Information,Target Audience";
    for (const title of lists.split(","))
      await expect(section(page, title).getByRole("listitem").first(), title).not.toBeEmpty();

    const price = (await value(page, "Price").textContent()) ?? "";
    await expect(value(page, "Current Price", "Price Information")).toHaveText(price);
    await expect(value(page, "Price Range", "Price Information")).toContainText(range);
    await expect(value(page, "Market Tier", "Price Information")).toContainText(tier);

    await test.step("the market position shows the brand, its group, its color and the hex code", async () => {
      const group = brand === "Hot Wheels" ? "BioSwiss" : brand;
      for (const name of [brand, group]) await expect(section(page, "Market Position")).toContainText(name);
      const color = value(page, "Brand Color", "Market Position");
      const hex = /#[0-9a-f]{6}\b/i.exec((await color.textContent()) ?? "")?.[0] ?? "";
      const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
      await expect(color.locator(".brand-dot")).toHaveCSS("background-color", `rgb(${channels.join(", ")})`);
    });

    await test.step("the gallery has two different pictures with alternative texts", async () => {
      const gallery = page.getByRole("region", { name: /gallery/i });
      const pictures = gallery.getByRole("img", { name: /\w{3}/ });
      const sources = await pictures.evaluateAll((all) => all.map((image) => image.getAttribute("src")));
      expect(new Set(sources).size).toBe(2);
      await expect(gallery.getByRole("figure")).toHaveText([/drawn/, /invented pack/]);
    });

    for (const [rel, neighbor] of Object.entries({ prev, next })) {
      const link = main.locator(`a[rel=${rel}]`);
      await expect(link).toHaveCount(neighbor ? 1 : 0);
      if (neighbor) await expect(link).toHaveAttribute("href", `/products/${neighbor.slug}`);
    }
  });
}

test("a strip of all products lights this one, and lines on any pack lead to their sources", async ({
  page,
}) => {
  const { slug } = products[1];
  await page.goto(`/products/${slug}`);
  const strip = page.getByRole("navigation", { name: "Where it stands" });
  await expect(strip.getByRole("link")).toHaveCount(products.length);
  const current = strip.locator("[aria-current=page]");
  await expect(current).toHaveCount(1);
  await expect(current).toHaveAttribute("href", `/products/${slug}`);
  await expect(strip.getByRole("listitem").first(), "the empty tier").toHaveText("no product");
  const pack = page.getByRole("region", { name: "Check before you buy" });
  await expect(pack.getByRole("term"), "of four checks").toHaveText(["Small children", "Latex"]);
  await pack.getByRole("link", { name: /^Source \d+$/ }).click();
  await expect(page.locator("li:target").getByRole("link")).toHaveAttribute("href", /^https:/);
});

test("on a phone name and pictures are on the first screen @phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { slug } of products) {
    await page.goto(`/products/${slug}`);
    await expect(page.getByRole("heading", { level: 1 }), slug).toBeInViewport({ ratio: 1 });
    const pictures = page.getByRole("region", { name: /gallery/i }).getByRole("img");
    for (const picture of await pictures.all()) await expect(picture, slug).toBeInViewport({ ratio: 1 });
  }
});
