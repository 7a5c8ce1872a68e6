import { expect, test } from "@playwright/test";

// A researcher cites the report, a page or a figure.

test("a researcher finds the citation of the report on the home page", async ({ page }) => {
  await page.goto("/");
  const cite = page.getByRole("region", { name: "Cite this report" });
  await expect(cite).toContainText(/The Shaped Bandage Report 2025\. Version \d+\.\d+\.\d+\. https:\/\//);
  await expect(cite.getByRole("link")).toHaveText([/^BibTeX/, /^RIS/, /^CSL-JSON/]);
});

test("a figure's Cite link leads to its citation, which unfolds as text that equals the files", async ({
  page,
  request,
}) => {
  await page.goto("/figures/brand-share");
  await page.getByRole("link", { name: /^Cite of figure/ }).click();
  const cite = page.getByRole("region", { name: "Cite this figure" });
  await expect(cite).toBeInViewport();
  await expect(cite).toContainText("/figures/brand-share");
  await expect(cite.getByText("@misc{")).toBeHidden();
  await cite.getByText("BibTeX, RIS and CSL-JSON as text").click();
  await expect(cite.getByText("@misc{")).toBeVisible();
  const blocks = await cite.locator("pre").allTextContents();
  for (const [index, type] of (["bib", "ris", "json"] as const).entries()) {
    const file = await request.get(`/cite/brand-share.${type}`);
    expect(file.status()).toBe(200);
    expect((await file.text()).replaceAll("\r\n", "\n").trim()).toBe(blocks[index]?.trim());
  }
});

test("each page links to its own entry among the citations", async ({ page }) => {
  for (const [address, entry] of [
    ["/market-analysis", "Market Analysis"],
    ["/methodology", "Methodology"],
    ["/products/hot-wheels-shaped", "Hot Wheels"],
  ] as const) {
    await page.goto(address);
    await page.getByRole("link", { name: "Cite this page" }).click();
    await expect(page).toHaveURL(/\/cite#/);
    const target = page.locator(":target");
    await expect(target).toContainText(entry);
    await expect(target).toBeInViewport();
    await expect(target).toContainText(address);
  }
});
