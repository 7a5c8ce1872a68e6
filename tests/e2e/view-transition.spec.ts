import { expect, test } from "@playwright/test";

// A view transition turns the picture of a card into that of its page.

test("the picture of a card moves into its product page, unless readers ask for reduced motion", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.addEventListener("pagereveal", (event) => {
      Object.assign(window, { isMoved: "viewTransition" in event && event.viewTransition !== null });
    });
  });
  const isMoved = () => page.evaluate(() => (window as unknown as { isMoved?: boolean }).isMoved);
  const picture = page.getByRole("img", { name: "A bandage that shows hearts." });
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    // Chromium leaves the transition out where the next page takes longer than four seconds, as on a busy machine.
    await expect(async () => {
      await page.goto("/products");
      await page.getByRole("link", { name: "View Details" }).first().click();
      await expect(page).toHaveURL("/products/bioswiss-heart-shaped");
      await expect(picture).toHaveCSS("view-transition-name", "product-bioswiss-heart-shaped");
      expect(await isMoved()).toBe(reducedMotion === "no-preference");
    }).toPass();
  }
});
