import { expect, test } from "@playwright/test";
import { findContradictions } from "../parity/check";
import { readSite } from "../parity/read-site";
import { tableNames } from "../parity/site";
import { fixtureSite } from "../sites";

const built = readSite(fixtureSite);

test("charts, tables, files, alternative texts and sentences agree in the built site", () => {
  expect(tableNames(built).length).toBeGreaterThan(15);
  expect(findContradictions(built)).toEqual([]);
});

/** A page or file -> what is changed in it, by what, and part of the contradiction that must be found. */
const mutations: Record<string, [found: RegExp, by: string, names: string][]> = {
  "/figures/brand-share": [
    [/(?<=data-column="products" data-value=")7/u, "8", "draws 8 for By brand group, BioSwiss"],
    [/(?<=data-label="BioSwiss" data-group=")By brand group/u, "As listed", "draws 0 for By brand group"],
  ],
  "/figures/theme-by-tier": [
    [
      /(?<=data-label="Animals" data-group="Mid" data-column="products" data-value=")2/u,
      "3",
      "theme-by-tier: draws 3 for Animals, Mid",
    ],
  ],
  "/figures": [
    [
      /(?<=data-label="Animals" data-group="Premium".*?)<use[^>]*><\/use>/u,
      "",
      "theme-by-tier: draws 0 products for Animals, Premium",
    ],
    [/(?<=aria-label="Rows of [^"]*?BioSwiss )70%/u, "80%", "brand-share: the alternative text"],
  ],
  "/figures/themes": [[/<use[^>]*><\/use>/u, "", "themes: draws 2 marks for Animals, not 3"]],
  "/figures/pack-counts": [
    [
      /fill="url\(#pack-counts-hatch\)"/u,
      'fill="#aa3344"',
      "pack-counts: 24 bandages is illustrative, and is drawn otherwise",
    ],
  ],
  "/figures/price-per-bandage": [
    [/(?<=data-place="1" data-price=")8.49/u, "8.59", "Bandages does not lie at its price or count"],
    [
      /(?<=<td class="number" data-column="pricePerPiece"><span class="penciled"><data value="[\d.]+">\$)\d/u,
      "8",
      "price-per-bandage, row 1",
    ],
    [/(?<=data-column="pricePerPiece"><span class=")penciled/u, "", "marked as of another kind than illus"],
  ],
  "/market-analysis": [
    [/7 products · 70%/u, "7 products · 71%", "brand-share: says 71"],
    [
      /(?<=<td class="number" data-column="share">)<data value="70">70%/u,
      '<data value="71">71%',
      "brand-share, row 1, share_percent",
    ],
  ],
  "/data/pack-counts.csv": [[/,[\d.]+(?=,illustrative)/u, ",13", "pack-counts, row 1"]],
  "/data/products.csv": [[/illustrative/u, "public", "products, row 1"]],
  "/data/themes.json": [[/"value": 3/u, '"value": 4', "themes, row 1"]],
  "/": [
    [/(?<=data-of="leader.products"[^>]*>)seven/u, "eight", "leader.products is 7 and reads"],
    [/penciled(?="><data [^>]*data-of="perPiece.lowest")/u, "", "perPiece.lowest is not penciled in"],
  ],
  "/methodology": [
    [
      /<data value="70"( data-of="leader.percent"[^>]*>)70%/u,
      '<data value="80"$180%',
      "leader.percent is 80",
    ],
  ],
  "/figures/kinds-of-value": [
    [/(?<=<p class="visually-hidden">[^/]*>)\d+/u, "99", "kinds-of-value: the page does not say"],
  ],
  "/products/bioswiss-heart-shaped": [
    [/penciled(?="><span data-field="price")/u, "", "price is not penciled in"],
    [/(?<=data-field="price"[^>]*>\$)\d/u, "9", "price reads"],
  ],
  "/report": [[/<span(?= data-field="priceRange">)/u, '<span class="penciled"', "priceRange is penciled in"]],
  "/products": [
    [/penciled(?=">50 bandages)/u, "", "marks 50 bandages as of another kind"],
    [/(?<=<b>\$)\d/u, "9", "the card of"],
  ],
};

test("a change in any one place is found", () => {
  // One at a time: several on a page would hide each other.
  for (const [path, changes] of Object.entries(mutations))
    for (const [found, by, names] of changes) {
      const part = path.startsWith("/data/") ? "files" : "pages";
      const text = built[part].get(path) ?? "";
      expect(text).toMatch(found);
      const changed = { ...built, [part]: new Map([...built[part], [path, text.replace(found, by)]]) };
      expect.soft(findContradictions(changed).join("\n")).toContain(names);
    }
});
