import { join } from "node:path";
import sharp from "sharp";
import type { z } from "zod";
import type * as pages from "../../app/content/schema/page-text";
import type { productSchema } from "../../app/content/schema/product-record";
import type * as records from "../../app/content/schema/records";
import { tierColors } from "../../app/content/tier-color.ts";

// What an owner may make of any content: functions that change its files.

type Written<Schema extends (...names: never[]) => z.ZodType> = z.input<ReturnType<Schema>>;
type Product = Written<typeof productSchema>;
type Tier = Written<typeof records.tiersSchema>[number];

/** The files of a content folder, by their names without `.yaml`, and those of products in the order of their ids. */
export interface Edition {
  files: {
    report: Written<typeof records.editionSchema>;
    brands: Written<typeof records.brandsSchema>;
    tiers: Tier[];
    sources: Written<typeof records.sourcesSchema>;
    home: Written<typeof pages.homeSchema>;
    market: Written<typeof pages.marketSchema>;
    products: Written<typeof pages.productsPageSchema>;
    [other: string]: unknown;
  };
  products: Product[];
  /** The content folder, for pictures. */
  folder: string;
}

/** Each is built into reports/editions/ (build-editions.ts), and asserts what it is in traits.test.ts. */
export const editions = { observed, fourteen, large, least };
export type EditionName = keyof typeof editions;
export const editionNames = Object.keys(editions) as EditionName[];

/** Every value has a source, every brand counts for itself, no tier is empty, and the report says who made it. */
function observed({ files, products }: Edition): void {
  const { brands, report, sources, tiers } = files;
  for (const brand of brands) brand.group = brand.name;
  const membersOf = ({ label }: Tier) => products.filter(({ marketTier }) => marketTier === label);
  for (const tier of tiers.filter((each) => membersOf(each).length === 0)) {
    const [fullest = []] = tiers.map(membersOf).sort((one, other) => other.length - one.length);
    for (const product of fullest.slice(0, 2)) moveTo(product, tier);
  }
  const seen = { publisher: "Own observation", title: "Packs on a shelf", place: "Target, Minneapolis" };
  sources.push({ id: "own-observation", ...seen, date: "2026-11-20", role: "primary" });
  for (const value of products.flatMap((product) => Object.values(product)))
    if (Object(value).kind === "illustrative")
      Object.assign(Object(value), { kind: "sourced", sources: ["own-observation"] });
  report.address = "https://report.test";
  report.publisher = { name: "Own House", address: "https://house.example/", contact: "desk@house.test" };
  report.authors = [{ family: "Doe", given: "Jane" }, { name: "An Institution" }];
  report.selection = "The packs of three stores on one afternoon.";
}

/** Four more products: of a new brand and at the lowest price, with an illustrative license, an illustrative value in a feature, without pictures, with a photograph. */
async function fourteen({ files, products, folder }: Edition): Promise<void> {
  files.brands.push({ name: "Newcomer", group: "Newcomer", color: "#3a7d44" });
  files.market.advantages.brands.push({ brand: "Newcomer", text: "Price: it is below the others." });
  const added = ["First", "Licensed", "Plain", "Photographed"].map((name) =>
    addProduct(products, `${name} Newcomer`),
  );
  const [first, licensed, plain, photographed] = added as [Product, Product, Product, Product];
  first.brand = "Newcomer";
  moveTo(first, files.tiers.at(-1) as Tier);
  first.rating = { value: 4.2, kind: "illustrative" };
  first.features[0] = "An example of {this.rating}";
  licensed.license = { value: "A Famous Name", kind: "illustrative" };
  delete plain.pictures;
  // Ten in the fullest tier are as many as a board holds.
  for (const product of [plain, photographed]) moveTo(product, files.tiers[0] as Tier);
  // Phones store upright photographs lying, with orientation 6.
  const photo = sharp({ create: { width: 3000, height: 2000, channels: 3, background: "#b8304a" } });
  await photo.withMetadata({ orientation: 6 }).jpeg().toFile(join(folder, "pictures/seen.jpg"));
  files.report.publisher.contact = "https://social.test/@jane";
  const picture = { file: "seen.jpg", alt: "A red bandage on a shelf.", credit: "Photo: A. Name" };
  photographed.pictures = { product: picture, pack: { ...picture, alt: "The pack of it." } };
}

const longWord = "Donaudampfschifffahrtselektrizitaetenhauptbetriebswe";
const longName = `${"Adhesive Bandages for Minor Cuts & Scrapes, ".repeat(4).slice(0, 149)}s`;
const foreignNames = ["ضمادات لاصقة للأطفال", "Пластыри для детей", "キッズ絆創膏", "Bandages 🩹"];
export const hardNames = [longName, `${longWord} Bandages`, ...foreignNames];

/** Thirty products with hard names, five tiers with cents, more trends and opportunities, fewer findings and cards. */
function large({ files, products }: Edition): void {
  const { brands, home, market, tiers } = files;
  const count = Math.max(tiers.length, 5);
  for (let index = 0; index < count; index += 1) {
    const min = 3.25 + 2.5 * (count - index);
    const added = { label: `Tier ${index + 1}`, color: tierColors[index] ?? "grey" };
    tiers[index] = { ...added, ...tiers[index], min, max: min + 2.5 };
  }
  brands.push({ name: longName, group: longName, color: "#3a7d44" });
  brands.push({ name: "絆創膏", group: "絆創膏", color: "#3a447d" });
  while (products.length < 30) addProduct(products, `Product ${products.length + 1}`);
  for (const [index, product] of products.entries()) {
    if (index >= products.length - 20) moveTo(product, tiers[index % tiers.length] as Tier);
    else moveTo(product, tiers.find(({ label }) => label === product.marketTier) as Tier);
    product.name = hardNames[index - products.length + hardNames.length] ?? product.name;
  }
  for (const [index, { name }] of brands.slice(-2).entries()) {
    (products.at(-1 - index) as Product).brand = name;
    market.advantages.brands.push({ brand: name, text: "Range: one product." });
  }
  repeatTo(market.trends.cards, 7);
  repeatTo(market.opportunities.items, 8);
  home.findings.cards.splice(2);
  home.kids.cards.splice(1);
}

/** One product of one brand in one tier, and nothing that a schema calls optional: build-editions.ts leaves it out. */
function least({ files, products }: Edition): void {
  const { brands, market, tiers } = files;
  const [{ brand, marketTier, slug }] = products.splice(1, Infinity) && (products as [Product]);
  brands.splice(0, Infinity, { name: brand, group: brand, color: "#3a7d44" });
  tiers.splice(0, Infinity, tiers.find(({ label }) => label === marketTier) as Tier);
  market.advantages.brands.splice(0, Infinity, { brand, text: "Range: it is all there is." });
  files.products.guide.which.picks = [{ for: "For everyone", slugs: [slug] }];
  files["written-for"] = null;
}

function moveTo(product: Product, { label, min, max }: Tier): void {
  product.marketTier = label;
  product.price.value = Math.round((min + max) * 50) / 100;
}

/** A copy of the first product. */
function addProduct(products: Product[], name: string): Product {
  const id = String(products.length + 1);
  const own = { id, slug: `product-${id}`, name, lead: `${name}.` };
  const product = { ...(structuredClone(products[0]) as Product), ...own };
  delete product.license;
  products.push(product);
  return product;
}

function repeatTo<Item extends { title: string }>(items: Item[], count: number): void {
  for (let index = 0; items.length < count; index += 1)
    items.push({ ...(items[index] as Item), title: `No. ${items.length + 1}` });
}
