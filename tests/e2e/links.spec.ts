import { expect, test } from "@playwright/test";
import { descend, parseHtml } from "../../hosting/html";
import { builtFiles, pageAddress, readBuilt } from "./built-site";

test("every link of the site leads somewhere, down to its anchor", () => {
  const wanted = new Map<string, string>();
  const anchors = new Map<string, Set<string>>();
  for (const name of builtFiles.filter((file) => file.endsWith(".html"))) {
    const address = pageAddress(name);
    const found = [...descend(parseHtml(readBuilt(name).toString()))].map(({ attributes }) => attributes);
    const ids = found.flatMap((attributes) => attributes.get("id") ?? []);
    anchors.set(address, new Set(ids));
    expect(ids.length, `${address} has each id once`).toBe(new Set(ids).size);
    for (const attributes of found) {
      const target = attributes.get("href") ?? attributes.get("src");
      // An empty link reloads the page.
      if (!target || attributes.get("rel") === "canonical" || /^https?:/.test(target)) continue;
      expect(target, `a link on ${address}`).toMatch(/^[/#]/);
      wanted.set(target.startsWith("#") ? address + target : target, address);
    }
  }
  for (const [target, from] of wanted) {
    const [path = "", anchor] = target.replace(/\?[^#]*/, "").split("#");
    // Whether the server answers: preview/site.test.ts.
    expect(anchors.has(path) || builtFiles.includes(path.slice(1)), `${target} on ${from}`).toBe(true);
    if (anchor) expect(anchors.get(path)?.has(anchor), `${target} on ${from}`).toBe(true);
  }
  expect(wanted.size).toBeGreaterThan(60);
});
