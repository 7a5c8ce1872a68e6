import { expect, test } from "@playwright/test";
import { joinFragment } from "../../app/components/choice/comparison-address";
import { everyPage } from "./built-site";

// Walks many pages in one test; a busy machine takes its time.
test.describe.configure({ timeout: 120_000 });

test("every link of the site leads somewhere, down to its anchor", async ({ page }) => {
  const wanted = new Map<string, string>();
  const anchors = new Map<string, Set<string>>();
  for (const address of everyPage) {
    await page.goto(address);
    const found = await page.evaluate(() => ({
      addresses: [...document.querySelectorAll("[href], [src]")]
        .filter((element) => element.getAttribute("rel") !== "canonical")
        .map((element) => element.getAttribute("href") ?? element.getAttribute("src") ?? ""),
      ids: [...document.querySelectorAll("[id]")].map((element) => element.id),
    }));
    anchors.set(address, new Set(found.ids));
    expect(found.ids.length, `${address} has each id once`).toBe(new Set(found.ids).size);
    for (const target of found.addresses) {
      if (/^https?:/.test(target)) continue;
      expect(target, `a link on ${address}`).toMatch(/^[/#]/);
      wanted.set(target.startsWith("#") ? address + target : target, address);
    }
  }
  const answers = new Map<string, number>();
  for (const [target, from] of wanted) {
    const [path = "", anchor] = target.split("#");
    if (!answers.has(path) && !anchors.has(path)) answers.set(path, (await page.request.get(path)).status());
    expect(answers.get(path) ?? 200, `${target} on ${from}`).toBe(200);
    // That fragment is a word to the comparison, and no place in it.
    if (anchor && `#${anchor}` !== joinFragment)
      expect(anchors.get(path)?.has(anchor), `${target} on ${from}`).toBe(true);
  }
  expect(wanted.size).toBeGreaterThan(60);
});
