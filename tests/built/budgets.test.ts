import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import budgets from "../../budgets.json";
import { root } from "../../scripts/command";

// Bytes as they are sent: of a page's first response, and of the scripts that it loads.
interface Weight {
  html: number;
  script: number;
}

const site = join(root, "dist");
const { everyPage, ...own } = budgets;
const limits: Record<string, Partial<Weight>> = own;
const pages = readdirSync(site, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".html"))
  .map((file) => ({ file, address: `/${file.replace(/(?:^index)?\.html$/, "")}` }));

test.each(pages)("$address is within its budget", ({ file, address }) => {
  const html = readFileSync(join(site, file), "utf8");
  const scripts = new Set(
    [...html.matchAll(/[\w/.-]*(assets\/[\w.-]+\.js)/g)].map(([, script = ""]) => script),
  );
  const weight: Weight = {
    html: sentSize(file),
    script: [...scripts].reduce((sum, script) => sum + sentSize(script), 0),
  };
  const limit: Weight = { ...everyPage, ...limits[address] };
  expect(weight, "bytes").toSatisfy(({ html, script }) => html <= limit.html && script <= limit.script);
});

test("a script is preloaded, so that it does not wait for the document", () => {
  for (const { file } of pages) {
    const html = readFileSync(join(site, file), "utf8");
    for (const [, script] of html.matchAll(/<script type="module" src="([^"]+)"/g))
      expect(html, file).toContain(`<link rel="modulepreload" href="${script}"`);
  }
});

test("every link preview is light enough for messengers", () => {
  for (const file of readdirSync(join(site, "og")))
    expect(statSync(join(site, "og", file)).size, file).toBeLessThan(300_000);
});

test("every budget is that of a page", () => {
  expect(pages.map(({ address }) => address)).toEqual(expect.arrayContaining(Object.keys(own)));
});

function sentSize(file: string): number {
  const path = join(site, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}
