import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fixtureContent } from "../sites";
import { addProducts } from "./more-products";
import { editYaml, type Yaml } from "./yaml";

// The fixture edition a year later, with other counts of everything and with names that are hard to show.

const longName =
  "The Extraordinarily Comfortable, Remarkably Colorful Assortment of Shaped Bandages for Everyone";

/** A brand of digits, one in another script, and one with a name that JavaScript knows. */
const oddBrands = [
  { name: "3M", group: "3M", color: "#7a3fb0" },
  { name: "חברת הפלסטרים", group: "חברת הפלסטרים", color: "#2a6fb5" },
  { name: "constructor", group: "3M", color: "#8a6d3b" },
].map(({ color, ...brand }) => ({ ...brand, color: { value: color, kind: "illustrative" } }));

/** Adds brands to an edition, whose generated products from the eleventh on become theirs. */
export function addOddBrands(folder: string): void {
  editYaml(folder, "brands.yaml", (brands) => brands.push(...oddBrands));
  for (const [index, { name }] of oddBrands.entries())
    editYaml(folder, `products/${index + 11}-generated.yaml`, (product) =>
      Object.assign(product, { brand: name, name: `${name} Strips` }),
    );
}

/** The generated products from the eleventh on: name, brand and what else is special. */
const others: Record<string, unknown>[] = [
  { name: "3M Nexcare Tattoo Strips", brand: "3M" },
  { name: "7-Eleven Everyday Mix", brand: "Welly", marketTier: "Premium", price: 11 },
  { name: "פלסטרים בצורת לב", brand: "חברת הפלסטרים" },
  { name: "ضمادات على شكل نجمة 24", brand: "חברת הפלסטרים" },
  { name: longName, brand: "constructor" },
  { name: `Tom & Jerry's <b>Bold</b> "Quotes"`, brand: "3M" },
  { name: "Spray 750 ml", brand: "3M" },
  { name: "חברת 3M (2026) – מהדורה", brand: "חברת הפלסטרים" },
  { name: "Luxury Gift Tin", brand: "3M", marketTier: "Luxury", price: 24.5 },
  { name: "Budget Box", brand: "3M", marketTier: "Value", price: 5 },
];

/** Writes the edition of 2026: 25 products, eight brands, four tiers, six trends, three opportunities, two figures less, no kids section. */
export function writeEdition2026(folder: string): void {
  addProducts(fixtureContent, folder, 25);
  const edit = (file: string, change: (content: Yaml) => void) => editYaml(folder, file, change);

  edit("report.yaml", (report) => Object.assign(report, { year: 2026, version: "2.0.0" }));
  addOddBrands(folder);
  edit("tiers.yaml", (tiers) => {
    tiers.unshift({ label: "Luxury", min: 15, max: 30, color: "teal", note: "A fourth tier." });
  });
  edit("site.yaml", ({ footer }) => footer.scope.push("A Sixth Line of the Scope", "Seventh", "Eighth"));
  edit("home.yaml", (home) => {
    delete home.kids;
    home.tiles.push({ value: "{tiers.count}", label: "price tiers" });
    home.findings.cards.push({ ...home.findings.cards[1], key: "a-fifth", shows: { tier: "Luxury" } });
  });
  edit("market.yaml", (market) => {
    market.trends.cards.push({ ...market.trends.cards[4], title: "A sixth trend" });
    market.opportunities.items.length = 3;
    const { dates } = market.gallery;
    dates.push(...dates.slice(0, 3).map((date: Yaml) => ({ ...date, label: "Seen again" })));
  });
  edit("methodology.yaml", ({ results, limitations, validation }) => {
    results.rows.push({ category: "Prices", status: "Not confirmed", details: "No shop was asked." });
    results.rows.push({ category: "Stock", status: "Open", details: "Nobody has looked yet." });
    limitations.rows.push({ area: "A further limit", kind: "input", issue: "There is one more." });
    validation.steps.push({ title: "Ask", text: "Somebody else reads it." });
  });
  edit("figures.yaml", (figures) => {
    delete figures.licences;
    const ends = "from {fact.length.lowest} to {fact.length.highest}";
    figures["fact-length"] = {
      title: `Illustrative lengths run ${ends}`,
      summary: "How long one is.",
      base: "n = {fact.length.count} products with a length",
      method: "Products by their length, shortest first",
      alt: `Rows of products by illustrative length, ${ends}.`,
      description: `The lengths run ${ends}; the median is {fact.length.median}. All are illustrative.`,
    };
    delete figures["pack-counts"];
  });
  edit("products.yaml", (list) => {
    list.facts = [
      { key: "length", label: "Length", unit: "mm" },
      { key: "material", label: "Material" },
    ];
  });
  edit("data.yaml", ({ columns }) => {
    delete columns.licences;
    delete columns.origin;
    columns.length = "Length of one, in millimeters.";
    columns.material = "What it is made of.";
  });

  for (const file of readdirSync(join(folder, "products")))
    edit(`products/${file}`, (product) => {
      const id = Number(product.id);
      if (id > 10) changeGenerated(product, others[(id - 11) % others.length] ?? {}, id);
      if (id % 3 > 0) product.facts = { length: { value: 60 + id / 4, kind: "illustrative" } };
      if (id % 4 === 1) product.facts = { ...product.facts, material: "Fabric" };
    });
}

function changeGenerated(product: Yaml, { price, ...change }: Record<string, unknown>, id: number): void {
  const isFirst = id <= 10 + others.length;
  Object.assign(product, change, { name: isFirst ? change.name : `${change.name} ${id}` });
  if (price) product.price = { value: price, kind: "illustrative" };
  else Object.assign(product, { marketTier: "Mid", price: { value: 7 + id / 10, kind: "illustrative" } });
}
