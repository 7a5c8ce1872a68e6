import { expect, test } from "@playwright/test";

// The first screen, and the products on their shelves.

test("the picture stands whole in the first screen", { tag: "@both" }, async ({ page }) => {
  const isPhone = (page.viewportSize()?.width ?? 0) < 500;
  await page.setViewportSize(isPhone ? { width: 390, height: 844 } : { width: 1280, height: 900 });
  await page.goto("/");
  await expect(page.getByRole("main").getByRole("img").first()).toBeInViewport({ ratio: 1 });
});

test("each product on the shelf is a link, in reading order, by keyboard too", { tag: "@both" }, async ({
  page,
}) => {
  await page.goto("/");
  const links = page.getByRole("region", { name: /shelf/i }).getByRole("link");
  await expect(links).toHaveCount(10);
  const names = await links.evaluateAll((all) => all.map((link) => link.getAttribute("aria-label") ?? ""));
  expect(names[0]).toMatch(/, Premium$/u);
  for (const name of names.slice(1)) expect(name).toMatch(/, Mid$/u);
  const boxes = await links.evaluateAll((all) =>
    all.map((link) => link.getBoundingClientRect()).map(({ x, y }) => ({ x, y })),
  );
  for (const [index, { x, y }] of boxes.slice(1).entries()) {
    const before = boxes[index];
    expect(y > (before?.y ?? 0) + 8 || x > (before?.x ?? 0), names[index + 1]).toBe(true);
  }
  await links.first().focus();
  await page.keyboard.press("Tab");
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/products\//);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText((names[1] ?? "").replace(/, Mid$/u, ""));
});
