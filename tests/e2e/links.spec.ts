import { expect, test } from "@playwright/test";
import { descend, parseHtml } from "../../hosting/html";
import { isText } from "../../hosting/media-types";
import { readRedirects } from "../../preview/host-files";
import { fixtureSite } from "../sites";
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

test("every address of the site in a published file answers, in text files too", () => {
  const redirects = readRedirects(fixtureSite);
  const { origin } = new URL(/<loc>([^<]+)/.exec(readBuilt("sitemap.xml").toString())?.[1] ?? "");
  const own = new RegExp(`${origin}[^\\s"'<>(){}\\\\&]*`, "g");
  const pages = new Map(
    builtFiles
      .filter((name) => name.endsWith(".html"))
      .map((name) => [pageAddress(name), readBuilt(name).toString()]),
  );
  const sources = builtFiles.filter(isText).flatMap((name) => {
    const urls = new Set(
      [...readBuilt(name).toString().matchAll(own)].map(([url]) => url.replace(/[.,]$/, "")),
    );
    return [...urls].map((url) => [url, name] as const);
  });
  const kinds = new Set(sources.map(([, name]) => name.replace(/^.*\./, "")));
  for (const kind of "html md json svg bib ris atom xml txt".split(" ")) expect([...kinds]).toContain(kind);
  for (const [url, name] of sources) {
    const [path = "", anchor] = url.slice(origin.length).split("#");
    const { to = path } = redirects.find(({ pattern }) => pattern.test(path)) ?? {};
    const [target = "", fragment = anchor] = to.split("#");
    const page = pages.get(target || "/");
    expect(page !== undefined || builtFiles.includes(target.slice(1)), `${url} in ${name}`).toBe(true);
    if (fragment) expect(page, `${url} in ${name}`).toContain(`id="${fragment}"`);
  }
  expect(sources.length).toBeGreaterThan(150);
});
