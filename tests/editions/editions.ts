import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { z } from "zod";
import type * as pages from "../../app/content/schema/page-text";
import type { productSchema } from "../../app/content/schema/product-record";
import type * as records from "../../app/content/schema/records";
import { tierColors } from "../../app/content/tier-color.ts";

// Editions of the report that are not shipped: each is made from any valid content by a function that changes it.
// Together they contain what valid content may contain and the shipped report does not.

type Input<Schema extends (...names: never[]) => z.ZodType> = z.input<ReturnType<Schema>>;
type Product = Input<typeof productSchema>;
type Tier = Input<typeof records.tiersSchema>[number];

/** The content of an edition, as parsed from YAML. */
export interface EditionContent {
  /** The content of each file of the folder, by its name without `.yaml`. */
  files: {
    report: Input<typeof records.editionSchema>;
    brands: Input<typeof records.brandsSchema>;
    tiers: Tier[];
    sources: Input<typeof records.sourcesSchema>;
    home: Input<typeof pages.homeSchema>;
    market: Input<typeof pages.marketSchema>;
    products: Input<typeof pages.productsPageSchema>;
    [otherName: string]: unknown;
  };
  /** The content of the files in `products`, ordered by id. */
  products: Product[];
  /** The path of the content folder, for pictures. */
  folder: string;
}

/**
 * The editions by name: one that uses as much as possible of what content may contain, one that uses as little as possible, and one
 * without illustrative values. render-editions.ts renders each into reports/editions/, and traits.test.ts asserts its traits.
 */
export const editions = { most, least, observed };
export type EditionName = keyof typeof editions;

/** The editions that the browser tests visit. The HTML of `observed` is enough to check its traits. */
export const editionNames = ["most", "least"] as const satisfies readonly EditionName[];

const longWord = "Donaudampfschifffahrtselektrizitaetenhauptbetriebswe";
const longName = `${"Adhesive Bandages for Minor Cuts & Scrapes, ".repeat(4).slice(0, 149)}s`;
const foreignNames = ["ضمادات لاصقة للأطفال", "Пластыри для детей", "キッズ絆創膏", "Bandages 🩹"];
/** Names of products that are long, cannot wrap, or are in a script that the site's fonts lack. */
export const hardNames = [longName, `${longWord} Bandages`, ...foreignNames];

/** A title of the site that does not fit on one line of most pages. */
export const longTitle = "The Annual Report on Shaped Adhesive Bandages for Children and Their Parents";

/** The upper limit of the highest tier of `most`, in US dollars. */
export const highestMax = 100_000;

/**
 * Makes a report with at least thirty products and five tiers. Tiers have prices with cents, and the highest is very wide.
 * The first five added products differ: one is of a new brand, one has a license, one has neither pictures nor a price, one
 * has photographs, and one has a single picture on a light ground. The last products have `hardNames`. Some lists are longer
 * than in the shipped report, others shorter. The report has a logo, an icon and an additional page.
 */
async function most({ files, products, folder }: EditionContent): Promise<void> {
  const { brands, home, market, report, sources, tiers } = files;
  addTiers(tiers);
  addBrand(files, "Newcomer", "Price: it is below the others.");
  addBrand(files, longName, "Range: one product.");
  addBrand(files, "絆創膏", "Range: one product.");

  const added = ["New", "Licensed", "Plain", "Photographed", "Dark"].map((name) =>
    addProduct(products, `${name} Product`),
  );
  const [newcomer, licensed, plain, photographed, dark] = added as [
    Product,
    Product,
    Product,
    Product,
    Product,
  ];
  while (products.length < 30) addProduct(products, `Product ${products.length + 1}`);
  placeInTiers(products, tiers, newcomer);
  for (const [index, name] of hardNames.entries())
    (products.at(index - hardNames.length) as Product).name = name;
  for (const [index, { name }] of brands.slice(-2).entries())
    (products.at(-1 - index) as Product).brand = name;

  newcomer.brand = "Newcomer";
  newcomer.rating = { value: 4.2, kind: "illustrative" };
  newcomer.features[0] = "An example of {this.rating}";
  licensed.license = { value: "A Famous Name", kind: "illustrative" };
  delete plain.pictures;
  delete plain.price;
  // Phones store upright photographs in landscape format with the orientation 6.
  const photo = sharp({ create: { width: 3000, height: 2000, channels: 3, background: "#b8304a" } });
  await photo.withMetadata({ orientation: 6 }).jpeg().toFile(join(folder, "pictures/seen.jpg"));
  const picture = { file: "seen.jpg", alt: "A red bandage on a shelf.", credit: "Photo: A. Name" };
  photographed.pictures = { product: picture, pack: { ...picture, alt: "The pack of it." } };
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4.5" cy="4.5" r="4"/></svg>';
  writeFileSync(join(folder, "pictures/dark.svg"), drawing);
  dark.pictures = { product: { file: "dark.svg", alt: "A black spot.", ground: "light" } };

  const paragraph = `{report.license} and {products.count|words} products, [cited](${sources[0]?.id}).`;
  files["pages/imprint"] = {
    title: "Imprint",
    description: "Who publishes this report.",
    text: [{ heading: "Publisher" }, { paragraph }, { list: ["1 Main Street", "Springfield"] }],
  };
  const square = sharp({ create: { width: 64, height: 64, channels: 4, background: "#2b6cb0" } });
  await square.png().toFile(join(folder, "pictures/icon.png"));
  await square.resize(240, 60).png().toFile(join(folder, "pictures/logo.png"));
  report.logo = { file: "logo.png" };
  report.icon = { file: "icon.png" };
  report.publisher.contact = "https://social.test/@jane";
  repeatTo(market.trends.cards, 7);
  repeatTo(market.opportunities.items, 8);
  home.findings.cards.splice(2);
  home.kids.cards.splice(1);
}

/** Makes a report with one product, brand and tier, and a long title. render-editions.ts also removes every optional field. */
function least({ files, products }: EditionContent): void {
  const { brands, market, report, tiers } = files;
  report.title = longTitle;
  const [{ brand, marketTier, slug }] = products.splice(1, Infinity) && (products as [Product]);
  brands.splice(0, Infinity, { name: brand, group: brand, color: "#3a7d44" });
  tiers.splice(0, Infinity, tiers.find(({ label }) => label === marketTier) as Tier);
  market.advantages.brands.splice(0, Infinity, { brand, text: "Range: it is all there is." });
  files.report.license = { name: "All rights reserved", short: "All rights reserved" };
  files.products.guide.which.picks = [{ for: "For everyone", slugs: [slug] }];
  files["written-for"] = null;
}

/**
 * Makes a report in which every value has a source, every brand is its own group, and no tier is empty. The first product has
 * a price and a count. The report names its publisher, its authors and a contact.
 */
function observed({ files, products }: EditionContent): void {
  const { brands, report, sources, tiers } = files;
  for (const brand of brands) brand.group = brand.name;
  const productsOf = (tier: Tier) => products.filter(({ marketTier }) => marketTier === tier.label);
  for (const tier of tiers.filter((candidate) => productsOf(candidate).length === 0)) {
    const [fullest = []] = tiers.map(productsOf).sort((a, b) => b.length - a.length);
    for (const product of fullest.slice(0, 2)) moveTo(product, tier);
  }
  const observation = {
    publisher: "Own observation",
    title: "Packs on a shelf",
    place: "Target, Minneapolis",
  };
  sources.push({ id: "own-observation", ...observation, date: "2026-11-20", role: "primary" });
  for (const product of products.slice(0, 1)) {
    product.count ??= { value: 20, kind: "illustrative" };
    product.price ??= {
      value: tiers.find(({ label }) => label === product.marketTier)?.max ?? 1,
      kind: "illustrative",
    };
  }
  for (const value of products.flatMap((product): unknown[] => Object.values(product)))
    if (isIllustrative(value)) Object.assign(value, { kind: "sourced", sources: ["own-observation"] });
  report.address = "https://report.test";
  report.publisher = { name: "Own House", address: "https://house.example/", contact: "desk@house.test" };
  report.authors = [{ family: "Doe", given: "Jane" }, { name: "An Institution" }];
  report.selection = "The packs of three stores on one afternoon.";
}

function isIllustrative(value: unknown): value is { kind: "illustrative" } {
  return value instanceof Object && "kind" in value && value.kind === "illustrative";
}

/** Adds tiers until there are five, and changes all price ranges to amounts with cents. The highest reaches `highestMax`. */
function addTiers(tiers: Tier[]): void {
  const count = Math.max(tiers.length, 5);
  for (let index = 0; index < count; index += 1) {
    const min = 3.25 + 2.5 * (count - index);
    const added = { label: `Tier ${index + 1}`, color: tierColors[index] ?? "grey" };
    tiers[index] = { ...added, ...tiers[index], min, max: index === 0 ? highestMax : min + 2.5 };
  }
}

/**
 * Places the last twenty products in tiers: the newcomer and nine others in the lowest, which fill one row of the stage,
 * and the others in all other tiers in turn. Earlier products keep their tiers.
 */
function placeInTiers(products: readonly Product[], tiers: readonly Tier[], newcomer: Product): void {
  const lowest = tiers.at(-1) as Tier;
  for (const product of products.slice(0, -20)) {
    const tier = tiers.find(({ label }) => label === product.marketTier) as Tier;
    moveTo(product, tier);
  }
  for (const [index, product] of products.slice(-20, -9).entries())
    moveTo(product, tiers[index % (tiers.length - 1)] as Tier);
  for (const product of [newcomer, ...products.slice(-9)]) moveTo(product, lowest);
}

/** Moves a product to a tier, with a price in the middle of its range, or the highest valid price. */
function moveTo(product: Product, { label, min, max }: Tier): void {
  product.marketTier = label;
  if (product.price) product.price.value = Math.min(1000, Math.round((min + max) * 50) / 100);
}

function addBrand({ brands, market }: EditionContent["files"], name: string, advantage: string): void {
  brands.push({ name, group: name, color: "#3a7d44" });
  market.advantages.brands.push({ brand: name, text: advantage });
}

/** Adds a copy of the first product, with another id, slug and name and without a license, and returns it. */
function addProduct(products: Product[], name: string): Product {
  const id = String(products.length + 1);
  const fields = { id, slug: `product-${id}`, name, lead: `${name}.` };
  const product = { ...(structuredClone(products[0]) as Product), ...fields };
  delete product.license;
  products.push(product);
  return product;
}

/** Appends copies of the items, with other titles, until there are `count` items. */
function repeatTo<Item extends { title: string }>(items: Item[], count: number): void {
  for (let index = 0; items.length < count; index += 1)
    items.push({ ...(items[index] as Item), title: `No. ${items.length + 1}` });
}
