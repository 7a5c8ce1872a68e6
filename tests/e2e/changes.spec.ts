import { expect, test } from "@playwright/test";

test("a reader finds every version from the footer, with date and feed", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Changes" }).click();
  await expect(page).toHaveURL(/\/changes$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Changes and corrections");
  const versions = page.getByRole("heading", { level: 2, name: /^Version \d+\.\d+\.\d+/ });
  await expect(versions.last()).toHaveText("Version 1.0.0: First edition");
  await expect(page.locator("time").last()).toHaveAttribute("datetime", /^\d{4}-\d\d-\d\d$/);
  await expect(page.getByRole("link", { name: "Atom feed" })).toHaveAttribute("href", "/changes.atom");
  await page.goto("/changes#1.0.0");
  await expect(page.locator(":target")).toContainText("Version 1.0.0");
});

test("a correction is marked on the figures that it names, and on no other", async ({ page }) => {
  const readTargets = (links: string) =>
    page.locator(links).evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  await page.goto("/changes");
  const corrected = await readTargets("li:has(.change-correction) dd a");
  await page.goto("/figures");
  const figures = await readTargets("h2 a");
  expect(figures.length).toBeGreaterThan(0);
  for (const figure of figures) {
    await page.goto(figure);
    const marks = page.getByRole("link", { name: /^Corrected in version / });
    await expect(marks).toHaveCount(corrected.filter((address) => address === figure).length);
  }
});
