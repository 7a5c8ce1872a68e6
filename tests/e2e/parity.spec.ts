import { expect, test } from "@playwright/test";
import { findContradictions } from "../parity/check";
import { readSite } from "../parity/read-site";
import { type Site, tableNames } from "../parity/site";
import { fixtureSite } from "../sites";

const built = readSite(fixtureSite);

test("charts, tables, files, alternative texts and sentences agree in the built site", () => {
  expect(tableNames(built).length).toBeGreaterThan(15);
  expect(findContradictions(built)).toEqual([]);
});

interface Mutation {
  path: string;
  /** The first match is replaced. */
  found: RegExp;
  by: string;
  /** Part of the contradiction that must be found. */
  names: string;
}

const mutations: Mutation[] = [
  {
    names: "brand-share: draws 8 for By brand group, BioSwiss",
    path: "/figures/brand-share",
    found: /(data-column="products" data-value=")7"/u,
    by: '$18"',
  },
  {
    names: "brand-share: draws 0 for By brand group, BioSwiss",
    path: "/figures/brand-share",
    found: /(data-label="BioSwiss" data-group=")By brand group/u,
    by: "$1As listed",
  },
  {
    names: "theme-by-tier: draws 3 for Animals, Mid",
    path: "/figures/theme-by-tier",
    found: /(data-label="Animals" data-group="Mid" data-column="products" data-value=")2/u,
    by: "$13",
  },
  {
    names: "theme-by-tier: draws 0 products for Animals, Premium",
    path: "/figures",
    found: /(data-label="Animals" data-group="Premium".*?)<use[^>]*><\/use>/u,
    by: "$1",
  },
  {
    names: "themes: draws 2 marks for Animals, not 3",
    path: "/figures/themes",
    found: /<use[^>]*><\/use>/u,
    by: "",
  },
  {
    names: "pack-counts: 24 bandages is illustrative, and is drawn otherwise",
    path: "/figures/pack-counts",
    found: /fill="url\(#pack-counts-hatch\)"/u,
    by: 'fill="#aa3344"',
  },
  {
    names: "price-per-bandage: BioSwiss Heart-Shaped Bandages does not lie at its price or count",
    path: "/figures/price-per-bandage",
    found: /(data-place="1" data-price=")8.49(")/u,
    by: "$18.59$2",
  },
  {
    names: "brand-share: says 71",
    path: "/market-analysis",
    found: /7 products · 70%/u,
    by: "7 products · 71%",
  },
  {
    names: "brand-share, row 1, share_percent",
    path: "/market-analysis",
    found: /(<td class="number" data-column="share"><data value=")70(">)70%/u,
    by: "$171$271%",
  },
  {
    names: "price-per-bandage, row 1",
    path: "/figures/price-per-bandage",
    found:
      /(<td class="number" data-column="pricePerPiece"><span class="penciled"><data value="[\d.]+">\$)\d/u,
    by: "$18",
  },
  {
    names: "pack-counts, row 1",
    path: "/data/pack-counts.csv",
    found: /,[\d.]+(,illustrative)/u,
    by: ",13$1",
  },
  {
    names: "products, row 1",
    path: "/data/products.csv",
    found: /illustrative/u,
    by: "public",
  },
  {
    names: "themes, row 1",
    path: "/data/themes.json",
    found: /"value": 3/u,
    by: '"value": 4',
  },
  {
    names: "brand-share: the alternative text",
    path: "/figures",
    found: /(aria-label="Rows of [^"]*?BioSwiss )70%/u,
    by: "$180%",
  },
  {
    names: "leader.products is 7 and reads",
    path: "/",
    found: /(data-of="leader.products"[^>]*>)seven/u,
    by: "$1eight",
  },
  {
    names: "leader.percent is 80",
    path: "/methodology",
    found: /<data value="70" data-of="leader.percent"([^>]*)>70%/u,
    by: '<data value="80" data-of="leader.percent"$1>80%',
  },
  {
    names: "kinds-of-value: the page does not say",
    path: "/figures/kinds-of-value",
    found: /(<p class="visually-hidden">[^/]*>)\d+/u,
    by: "$199",
  },
  {
    names: "row 1, price_per_bandage_usd: marked as of another kind than illustrative",
    path: "/figures/price-per-bandage",
    found: /(data-column="pricePerPiece"><span class=")penciled/u,
    by: "$1",
  },
  {
    names: "price is not penciled in",
    path: "/products/bioswiss-heart-shaped",
    found: /penciled("><span data-field="price")/u,
    by: "$1",
  },
  {
    names: "priceRange is penciled in",
    path: "/report",
    found: /(<span)( data-field="priceRange">)/u,
    by: '$1 class="penciled"$2',
  },
  {
    names: "perPiece.lowest is not penciled in",
    path: "/",
    found: /penciled("><data [^>]*data-of="perPiece.lowest")/u,
    by: "$1",
  },
  {
    names: "marks 50 bandages as of another kind",
    path: "/products",
    found: /penciled(">50 bandages)/u,
    by: "$1",
  },
  {
    names: "price reads",
    path: "/products/bioswiss-heart-shaped",
    found: /(data-field="price"[^>]*>\$)\d/u,
    by: "$19",
  },
  {
    names: "the card of",
    path: "/products",
    found: /(<b>\$)\d/u,
    by: "$19",
  },
];

test("a change in any one place is found", () => {
  // One at a time: several on a page would hide each other.
  for (const mutation of mutations)
    expect.soft(findContradictions(mutate(built, mutation)).join("\n")).toContain(mutation.names);
});

/** The site with one place changed. */
function mutate(site: Site, { path, found, by }: Mutation): Site {
  const part = path.startsWith("/data/") ? "files" : "pages";
  const before = site[part].get(path) ?? "";
  let done = false;
  const after = before.replace(found, (...groups) => {
    if (done) return String(groups[0]);
    done = true;
    return by.replaceAll(/\$(\d)/gu, (_, group: string) => String(groups[Number(group)] ?? ""));
  });
  if (after === before) throw new Error(`${path} has nothing like ${found}`);
  return { ...site, [part]: new Map([...site[part], [path, after]]) };
}
