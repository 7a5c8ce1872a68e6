import { expect, type Page, test } from "@playwright/test";

// A writer takes a number or a figure along.

/** Opens a page whose messages stay until the test lets time pass: they are shown for seconds, which a busy machine may miss. */
async function openPaused(page: Page, address: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(address);
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const selected = (page: Page) => page.evaluate(() => String(getSelection()).replaceAll(/\s+/g, " "));

test.describe("with script", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("a number is copied with the keyboard, with its base, caveat and address, and has a picture", async ({
    page,
  }) => {
    await openPaused(page, "/methodology");
    const row = page.getByRole("row", { name: /^Share/ });
    await row.getByRole("button", { name: /^Copy text ?: Share$/ }).press("Enter");
    await expect(row.getByRole("status")).toHaveText("Copied");
    const lines = (await clipboard(page)).split(/\n+/);
    expect(lines).toEqual([
      "“75% belong to BioSwiss.”",
      "Base: four products. They are counted, not sold.",
      expect.stringMatching(/^Source: .+, https:.+\/2025\/figures\/brand-share$/),
    ]);
    await page.clock.runFor(5000);
    await expect(row.getByRole("status")).toBeEmpty();

    const download = page.waitForEvent("download");
    await row.getByRole("link", { name: "Picture of Share" }).click();
    expect((await download).suggestedFilename()).toBe("share.png");
    await expect(page.getByRole("button", { name: /^Copy/ })).toHaveCount(2);
  });

  test("a figure's snippet is copied, and its picture answers", async ({ page, request }) => {
    await openPaused(page, "/figures/brand-share");
    await page.getByRole("link", { name: /^Embed/ }).click();
    const embed = page.getByRole("region", { name: "Embed this figure" });
    await embed.getByRole("button", { name: /^Copy text ?: HTML$/ }).click();
    await expect(embed.getByRole("status").first()).toHaveText("Copied");
    const html = await clipboard(page);
    expect(html).toBe(await embed.locator("pre").first().textContent());
    const picture = await request.get(new URL(/src="([^"]+)"/.exec(html)?.[1] ?? "").pathname);
    expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/png"]);
    expect(picture.headers()["cross-origin-resource-policy"]).toBe("cross-origin");
  });
});

test("without a clipboard the button selects the text", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await openPaused(page, "/methodology");
  const row = page.getByRole("row", { name: /^Share/ });
  await row.getByRole("button", { name: /^Copy text ?: Share$/ }).press("Space");
  await expect(row.getByRole("status")).toHaveText("Selected, ready to copy");
  expect(await selected(page)).toMatch(/^“75% .+ Base: four .+brand-share\s*$/);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("one click selects the text, and there is no button", async ({ page }) => {
    await page.goto("/methodology");
    await expect(page.getByRole("button", { name: /^Copy/ })).toHaveCount(0);
    await page.getByText("Base: four products").click();
    expect(await selected(page)).toMatch(/^“75% .+ Base: four .+brand-share\s*$/);
  });
});
