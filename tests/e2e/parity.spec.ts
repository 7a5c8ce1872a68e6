import { expect, test } from "@playwright/test";
import { findContradictions } from "../parity/check";
import type { Site } from "../parity/site";
import { tableNames } from "../parity/site";
import { builtFiles, readBuilt } from "./built-site";

const site = readSite();

test("charts, tables, files, alternative texts and sentences agree in the built site", () => {
  expect(tableNames(site).length).toBeGreaterThan(15);
  expect(findContradictions(site)).toEqual([]);
});

interface Mutation {
  what: string;
  in: "pages" | "files";
  path: string;
  /** The first match is replaced. */
  found: RegExp;
  by: string;
  /** What the report of it says. */
  names: string;
}

const mutations: Mutation[] = [
  {
    what: "a plotted value",
    names: "brand-share: draws 80 for BioSwiss",
    in: "pages",
    path: "/figures/brand-share",
    found: /(data-column="share" data-value=")70"/u,
    by: '$180"',
  },
  {
    what: "the length of a plotted value",
    names: "price-by-product: the length",
    in: "pages",
    path: "/figures/price-by-product",
    found: /(<rect x="0" width=")[\d.]+(%"[^>]*-light\))/gu,
    by: "$142.5$2",
  },
  {
    what: "a number printed beside a strip",
    names: "brand-share: says 71",
    in: "pages",
    path: "/market-analysis",
    found: /7 products · 70%/u,
    by: "7 products · 71%",
  },
  {
    what: "a cell of a table",
    names: "brand-share, row 1, share_percent",
    in: "pages",
    path: "/market-analysis",
    found: /(<td class="number" data-column="share"><data value=")70(">)70%/u,
    by: "$171$271%",
  },
  {
    what: "the text of a cell alone",
    names: "price-per-bandage, row 1",
    in: "pages",
    path: "/figures/price-per-bandage",
    found: /(<td class="number" data-column="pricePerBandage"><data value="[\d.]+">\$)\d/u,
    by: "$18",
  },
  {
    what: "a value in a CSV file",
    names: "price-by-product",
    in: "files",
    path: "/data/price-by-product.csv",
    found: /,[\d.]+(,illustrative)/u,
    by: ",13.37$1",
  },
  {
    what: "a kind in a CSV file",
    names: "products, row 1",
    in: "files",
    path: "/data/products.csv",
    found: /illustrative/u,
    by: "public",
  },
  {
    what: "a value in a JSON file",
    names: "themes, row 1",
    in: "files",
    path: "/data/themes.json",
    found: /"value": 3/u,
    by: '"value": 4',
  },
  {
    what: "an alternative text",
    names: "brand-share: the alternative text",
    in: "pages",
    path: "/figures",
    found: /(aria-label="Bars of brand share: BioSwiss )70%/u,
    by: "$180%",
  },
  {
    what: "a sentence",
    names: "leader.products is 7 and reads",
    in: "pages",
    path: "/",
    found: /(data-of="leader.products"[^>]*>)seven/u,
    by: "$1eight",
  },
  {
    what: "a sentence together with the value behind it",
    names: "leader.products is 8",
    in: "pages",
    path: "/methodology",
    found: /<data value="7" data-of="leader.products"([^>]*)>seven/u,
    by: '<data value="8" data-of="leader.products"$1>eight',
  },
  {
    what: "a description",
    names: "kinds-of-value: the page does not say",
    in: "pages",
    path: "/figures/kinds-of-value",
    found: /(<p class="visually-hidden">[^/]*>)\d+/u,
    by: "$199",
  },
  {
    what: "a price on a product page",
    names: "price reads",
    in: "pages",
    path: "/products/bioswiss-heart-shaped",
    found: /(data-field="price"[^>]*>\$)\d/u,
    by: "$19",
  },
  {
    what: "a price in the product list",
    names: "the card of",
    in: "pages",
    path: "/products",
    found: /(<b>\$)\d/u,
    by: "$19",
  },
];

for (const mutation of mutations) {
  test(`${mutation.what}, changed in one place, is found`, () => {
    expect(findContradictions(mutate(mutation)).join("\n")).toContain(mutation.names);
  });
}

/** The site with one place changed. */
function mutate({ in: part, path, found, by }: Mutation): Site {
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

function readSite(): Site {
  const read = (ending: RegExp) =>
    builtFiles
      .filter((name) => ending.test(name))
      .map((name) => [name, readBuilt(name).toString("utf8")] as const);
  return {
    pages: new Map(
      read(/\.html$/u).map(([name, text]) => [
        `/${name.replace(/\.html$/u, "")}`.replace(/^\/index$/u, "/"),
        text,
      ]),
    ),
    files: new Map(read(/\.(?:csv|json|svg)$/u).map(([name, text]) => [`/${name}`, text])),
  };
}
