import { XMLParser, XMLValidator } from "fast-xml-parser";
import { beforeAll, describe, expect, test } from "vitest";
import { contentFolder, TrialContent } from "../../../tests/trial-content";
import { type Edition, readEdition } from "../../edition/edition";
import { writeRobots, writeSitemap } from "./discovery-files";
import { writeFeed } from "./feed";
import { writeManifest } from "./manifest";

const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false });

let edition: Edition;

beforeAll(() => {
  edition = read(contentFolder);
});

function read(root: string): Edition {
  const result = readEdition(root);
  if (!result.ok) throw new Error(result.message);
  return result.edition;
}

test("the sitemap's URLs are absolute and dated", () => {
  for (const { loc, lastmod } of parser.parse(writeSitemap(edition)).urlset.url) {
    expect(loc).toMatch(/^https:\/\/[^/]+\/[a-z0-9/-]*$/);
    expect(lastmod).toBe(edition.report.imprint.published);
  }
});

describe("robots.txt", () => {
  test("allows every crawler and names the sitemap", () => {
    expect(writeRobots(edition)).toMatch(
      /^User-agent: \*\nAllow: \/\n\nSitemap: https:\/\/[^/\s]+\/sitemap\.xml\n$/,
    );
  });
});

describe("the web manifest", () => {
  test("has a name, a start URL, the paper color and icons for each purpose", () => {
    const manifest = JSON.parse(writeManifest(edition));
    expect(manifest).toMatchObject({
      name: "The Shaped Bandage Report 2025",
      short_name: "The Shaped Bandage Report",
      start_url: "/",
      background_color: "#fdf8f1",
      theme_color: "#fdf8f1",
    });
    const icons = manifest.icons.map(
      (icon: Record<string, string>) => `${icon.src} ${icon.sizes} ${icon.purpose}`,
    );
    expect(icons).toEqual([
      "/icons/icon-192.png 192x192 any",
      "/icons/icon-512.png 512x512 any",
      "/icons/maskable-512.png 512x512 maskable",
    ]);
  });
});

describe("the Atom feed", () => {
  test("has the required elements, with absolute URLs", () => {
    const text = writeFeed(edition);
    expect(XMLValidator.validate(text)).toBe(true);
    const { feed } = parser.parse(text);
    expect(feed["@_xmlns"]).toBe("http://www.w3.org/2005/Atom");
    expect(feed.id).toMatch(/^https:\/\/[^/]+\/changes$/);
    expect(feed.title).toBe("The Shaped Bandage Report 2025: Changes and corrections");
    expect(feed.updated).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
    expect(feed.author.name).toBe(edition.report.imprint.publisher);
    expect(feed.link.map((link: Record<string, string>) => link["@_rel"])).toEqual(["self", "alternate"]);
    for (const entry of [feed.entry].flat()) {
      expect(entry.id).toMatch(/^https:\/\/[^/]+\/changes#\d+\.\d+\.\d+$/);
      expect(entry.link["@_href"]).toBe(entry.id);
      expect(entry.updated).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
      expect(entry.title && entry.content).toBeTruthy();
    }
  });

  test("shows the old and the new value of a correction, escaped", () => {
    const content = new TrialContent();
    try {
      content.edit(
        "changes.yaml",
        "\n  kind: release\n",
        '\n  kind: correction\n  was: "<4 & 5>"\n  now: "\\"6\\""\n',
      );
      const text = writeFeed(read(content.root));
      expect(XMLValidator.validate(text)).toBe(true);
      const entries: { content: string }[] = [parser.parse(text).feed.entry].flat();
      expect(entries.map((entry) => entry.content).join("\n")).toMatch(
        /Was: <4 & 5>\. Now: "6"\. No conclusion changes\.$/m,
      );
    } finally {
      content.remove();
    }
  });
});
