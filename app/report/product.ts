import type { Content } from "../content/read-content";
import type { ProductRecord } from "../content/schema/product-record";
import type { TierColor } from "../content/tier-color";
import {
  formatCents,
  formatCounted,
  formatMoney,
  formatMoneyRange,
  formatPieces,
  formatRating,
  type Noun,
} from "./format";
import { type PictureRef, pictureOf } from "./pictures";
import { citingFrom, type Resolved, type Resolver, resolveAll } from "./text";
import { combineEvidence, type Stated } from "./value";

/** What shops call the ratings that they count. */
const reviewNouns: Readonly<Record<"ratings" | "reviews", Noun>> = {
  ratings: { one: "rating", other: "ratings" },
  reviews: { one: "review", other: "reviews" },
};

/** A product's values, without its sentences: what sentences may name is computed from these. */
export interface ProductFacts {
  id: string;
  slug: string;
  name: string;
  /** Without the brand and the words of the report's subject: "Heart". */
  shortName: string;
  /** The position in the list, from 1. */
  rank: number;
  /** The listed brand. */
  brand: string;
  /** The brand whose share counts the product. */
  group: string;
  brandColor: string;
  marketTier: string;
  tierColor: TierColor;
  /** Of its tier: "$7-10". */
  priceRange: string;
  count: Stated<number>;
  price: Stated<number>;
  /** The price of one bandage, where price and count are both sourced: as data in dollars, in words in cents. */
  each?: Stated<number>;
  packaging: Stated<string>;
  rating?: Stated<number>;
  reviews?: Stated<number>;
  license?: Stated<string>;
  theme: string;
}

/** The fields of a record that are words alone. */
type Words = Omit<
  ProductRecord,
  "count" | "price" | "packaging" | "rating" | "reviews" | "license" | "pictures"
>;

/** The specification's Product: everything that pages show of it, made once. */
export interface Product extends ProductFacts, Resolved<Words> {
  pictures: { product: PictureRef; pack: PictureRef };
}

/** Derives the values of a product. */
export function deriveFacts(record: ProductRecord, rank: number, content: Content): ProductFacts {
  const { id, slug, name, marketTier, count, price, packaging, rating, reviews, license, theme } = record;
  const brand = named(content.brands, "name", record.brand);
  const tier = named(content.tiers, "label", marketTier);
  const state = citingFrom(content.sources);
  const isDivisible = price.kind === "sourced" && count.kind === "sourced";
  const each = Number((price.value / count.value).toFixed(2));
  return {
    id,
    slug,
    name,
    shortName: shortName(name, brand.name, content.about.subject),
    rank,
    brand: brand.name,
    group: brand.group,
    brandColor: brand.color,
    marketTier,
    tierColor: tier.color,
    priceRange: formatMoneyRange(tier.min, tier.max),
    count: state(count.value, formatPieces(count.value), count),
    price: state(price.value, formatMoney(price.value), price),
    ...(isDivisible && { each: state(each, formatCents(each), combineEvidence([price, count])) }),
    packaging: state(packaging.value, packaging.value, packaging),
    ...(rating && { rating: state(rating.value, formatRating(rating.value), rating) }),
    ...(reviews && {
      reviews: state(
        reviews.value.number,
        formatCounted(reviews.value.number, reviewNouns[reviews.value.noun]),
        reviews,
      ),
    }),
    ...(license && { license: state(license.value, license.value, license) }),
    theme,
  };
}

/** Derives a product: its values, its sentences and its pictures. */
export function deriveProduct(
  record: ProductRecord,
  rank: number,
  content: Content,
  resolver: Resolver,
): Product {
  const { count, price, packaging, rating, reviews, license, pictures, ...words } = record;
  return {
    ...resolveAll(words satisfies Words, resolver, productPrefix(record.slug)),
    ...deriveFacts(record, rank, content),
    pictures: {
      product: pictureOf(pictures.product, record.name),
      pack: pictureOf(pictures.pack, record.name),
    },
  };
}

/** The prefix of a product's derived values. In the product's own file it is `this.`. */
export function productPrefix(slug: string): string {
  return `product.${slug}.`;
}

/** "BioSwiss Heart-Shaped Bandages" becomes "Heart": without the brand and the words of the report's subject. */
export function shortName(name: string, brand: string, subject: string): string {
  const common = new Set(subject.toLowerCase().split(/\s+/u));
  const rest = name.startsWith(`${brand} `) ? name.slice(brand.length + 1) : name;
  const own = (words: string) =>
    words
      .split(/\s+|-(?=\p{L})/u)
      .filter((word) => !common.has(word.toLowerCase()))
      .join(" ");
  return own(rest) || own(name) || name;
}

/** The record with a name. Throws if there is none, which is a bug: names are checked on reading. */
function named<Key extends string, Item extends Record<Key, string>>(
  records: readonly Item[],
  key: Key,
  name: string,
): Item {
  const record = records.find((candidate) => candidate[key] === name);
  if (!record) throw new Error(`nothing has the ${key} "${name}"`);
  return record;
}
