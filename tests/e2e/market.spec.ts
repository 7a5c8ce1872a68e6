import { expect, test } from "@playwright/test";
import { products } from "./fixture";

test.beforeEach(async ({ page }) => {
  await page.goto("/market-analysis");
});

test("each price tier lists its products, and a tier without any says so", async ({ page }) => {
  for (const tier of ["Premium", "Mid", "Value"]) {
    const shelf = page.getByRole("region", { name: `${tier} tier`, exact: true });
    const links = shelf.getByRole("link");
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => (link as HTMLAnchorElement).pathname),
    );
    const own = products.filter((product) => product.tier === tier).map(({ slug }) => `/products/${slug}`);
    expect(addresses.sort(), tier).toEqual(own.sort());
  }
  await expect(page.getByRole("region", { name: "Value tier" })).toContainText(/no product/i);
});

test("tier badges are purple, blue and green", async ({ page }) => {
  for (const [tier, order] of Object.entries({ Premium: /^blue red/, Mid: /^blue green/, Value: /^green/ })) {
    const heading = page.getByRole("region", { name: `${tier} tier`, exact: true }).getByRole("heading");
    const badge = heading.getByText(tier, { exact: true });
    const color = await badge.evaluate((element) => getComputedStyle(element).backgroundColor);
    const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number);
    const sorted = Object.entries({ red, green, blue }).sort(([, one], [, other]) => other - one);
    expect(sorted.map(([channel]) => channel).join(" "), tier).toMatch(order);
  }
});

test("the main points and the links below them lead to every section", async ({ page }) => {
  const nav = page.getByRole("navigation", { name: "Main points" });
  await expect(nav.getByRole("listitem")).toHaveCount(3);
  const links = nav.getByRole("link");
  const targets = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).hash));
  const sections = await page.locator("section[id]").evaluateAll((all) => all.map(({ id }) => `#${id}`));
  expect(sections.length).toBeGreaterThanOrEqual(7);
  // The heading of the first hunch follows that of its section.
  const reached = targets.map((target) => (target === "#hunch-a" ? "#opportunities" : target));
  expect([...new Set(reached)].sort()).toEqual(sections.sort());
});

/** What each way of counting shows: names, and the drawings below them, by the ids of products. */
const ways = [
  {
    name: /By name BioSwiss, two of four/,
    trays: ["BioSwiss: 1 2", "Hot Wheels: 4", "Welly: 3"],
    text: /two/,
  },
  {
    name: /By group three, Hot Wheels incl/,
    trays: ["BioSwiss: 1 2 4", "Welly: 3"],
    text: /Hot Wheels joins/,
  },
  { name: /By tier three in Mid/, trays: ["Premium: 3", "Mid: 1 2 4", "Value: "], text: /Value is empty/ },
  { name: /By license two names/, trays: ["Licensed: 2 4", "No license named: 1 3"], text: /Care Bears and/ },
  { name: /By sales nobody knows/, trays: ["Boxes: 1 2 3 4"], text: /75% of a list is no share of a market/ },
];

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
])
  test(`the shelf sorts itself the way that a reader chooses, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const stage = page.locator("#counted");
    await stage.scrollIntoViewIfNeeded();
    const radios = page.getByRole("group", { name: "Ways to count" }).getByRole("radio");
    await expect(radios).toHaveCount(ways.length);
    await expect(radios.first()).toBeChecked();
    const before = await stage.boundingBox();
    for (const [index, { name, trays, text }] of ways.entries()) {
      if (width > 1000) await expect(radios.nth(index)).toHaveAccessibleName(name);
      await stage.locator("label").nth(index).click();
      const shown = { trays, stray: [], text: expect.stringMatching(text) };
      await expect.poll(() => stage.evaluate(readStage), `way ${index + 1}`).toEqual(shown);
      const { width: wide, height: high } = (await stage.boundingBox()) ?? {};
      expect({ wide, high }, "nothing shifts").toEqual({ wide: before?.width, high: before?.height });
    }
    // Screen readers have all that the ways give, in a list behind the choice.
    const items = stage.getByRole("listitem");
    await expect(items).toHaveCount(ways.length);
    await expect(items.nth(2)).toContainText("Value $4-7 0 of 4");
  });

test("the shelf sorts itself by the keyboard, at once for those who want no motion", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Who leads otherwise?" }).click();
  const stage = page.locator("#counted");
  await expect(stage.getByRole("radio").first()).toBeInViewport();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await stage.getByRole("radio").first().focus();
  for (const { trays, text } of ways) {
    const shown = { trays, stray: [], text: expect.stringMatching(text) };
    expect(await stage.evaluate(readStage)).toEqual(shown);
    await page.keyboard.press("ArrowDown");
  }
  await expect(stage.getByRole("radio").first(), "after the last way comes the first").toBeChecked();
});

test("on paper and where text is very large, a still and a sentence for each way", async ({ page }) => {
  const stage = page.locator("#counted");
  const expectStills = async () => {
    await expect(stage.getByRole("radio")).toHaveCount(0);
    const stills = stage.getByRole("listitem");
    for (const [index, { trays, text }] of ways.entries()) {
      const still = stills.nth(index);
      await expect(still.getByRole("heading")).toBeVisible();
      await expect(still.locator("img:visible")).toHaveCount(products.length);
      for (const tray of trays) await expect(still).toContainText(tray.split(":")[0] ?? "");
      await expect(still.getByText(text).last()).toBeVisible();
    }
  };
  await page.emulateMedia({ media: "print" });
  await expectStills();
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator("html").evaluate((root) => root.style.setProperty("font-size", "200%"));
  await expectStills();
});

/** Runs in the page: names, drawings and sentence that show, and drawings that overlap or are not in a tray. */
function readStage(stage: Element) {
  const shows = (each: Element) =>
    each.checkVisibility({ opacityProperty: true }) && getComputedStyle(each).opacity === "1";
  const drawings = [...stage.querySelectorAll("img")].filter((each) => each.checkVisibility());
  const boxes = drawings.map((each) => each.getBoundingClientRect());
  const frame = stage.getBoundingClientRect();
  const nameOf = (drawing: Element | undefined) => /drawing-(\S+)/.exec(drawing?.className ?? "")?.[1] ?? "";
  const isIn = (one: DOMRect, other: DOMRect) =>
    one.left > other.left - 2 &&
    one.right < other.right + 2 &&
    one.top > other.top - 2 &&
    one.bottom < other.bottom + 2;
  const isApart = (one: DOMRect, other: DOMRect) =>
    one.right < other.left + 1 ||
    other.right < one.left + 1 ||
    one.bottom < other.top + 1 ||
    other.bottom < one.top + 1;
  const trays = [...stage.querySelectorAll(".tray, .board")].filter(shows).map((tray) => {
    const held = drawings.filter((_, index) => isIn(boxes[index] ?? frame, tray.getBoundingClientRect()));
    const name = tray.querySelector(".tag > :first-child")?.textContent;
    return { held, text: `${name}: ${held.map(nameOf).sort().join(" ")}` };
  });
  const stray = drawings.filter(
    (drawing, index) =>
      trays.filter(({ held }) => held.includes(drawing)).length !== 1 ||
      boxes.some((box, other) => other !== index && !isApart(box, boxes[index] ?? frame)),
  );
  const texts = [...stage.querySelectorAll(".still > p")].filter(shows);
  return {
    trays: trays.map(({ text }) => text),
    stray: stray.map(nameOf),
    text: texts.map((each) => each.textContent).join(" "),
  };
}
