import type { Content } from "../content/read-content";
import type { PictureRecord } from "../content/schema/content-schemas";
import { type ProductRecord, placeholderPicture } from "../content/schema/product-record";
import type { TierColor } from "../content/tier-color";
import { formatCounted, formatUnitPrice } from "../format";
import { combineEvidence, isIllustrative, type Value } from "../value";
import type { Resolved } from "./text";

/** A product whose sentences and pictures are not resolved yet. */
export interface ProductModel extends Omit<ProductRecord, "pictures"> {
  /** Without the brand and the words of the report's subject: "Heart". */
  shortName: string;
  /** The position in the list, from 1. */
  rank: number;
  /** The brand whose share counts the product; `brand` is the one under which it is listed. */
  group: string;
  brandColor: string;
  tierColor: TierColor;
  /** Of its tier: "$7-10". */
  priceRange: string;
  /** The price of one bandage, where price and count were both observed: as data in dollars, in words in cents below a dollar. */
  unitPrice?: Value<number>;
  /** Whether the pack has a picture of its own, not the plain bandage. */
  hasPack: boolean;
  /** `thumbnail`: the product at the size of a letter or two. */
  pictures: Record<"product" | "pack" | "thumbnail", PictureRecord>;
}

/** The specification's Product: everything that pages show of it. */
export type Product = Resolved<ProductModel>;

/** Derives a product. `rank`: its position in the list, from 1. Throws on unknown names, a bug: reading checks them. */
export function deriveProduct(
  record: ProductRecord,
  rank: number,
  { brands, tiers, edition }: Pick<Content, "brands" | "tiers" | "edition">,
): ProductModel {
  const { name, price, count, pictures } = record;
  const brand = brands.find((each) => each.name === record.brand);
  const tier = tiers.find(({ label }) => label === record.marketTier);
  if (!brand || !tier) throw new Error(`${record.slug} names a brand or a tier that does not exist`);
  const plain = { file: placeholderPicture, alt: name };
  const picture = pictures.product ?? plain;
  return {
    ...record,
    shortName: deriveShortName(name, brand.name, edition.subject),
    rank,
    group: brand.group,
    brandColor: brand.color,
    tierColor: tier.color,
    priceRange: tier.range,
    count: { ...count, text: formatCounted(count.value, edition.noun) },
    ...(!isIllustrative(price) && !isIllustrative(count) && { unitPrice: divide(price, count) }),
    hasPack: pictures.pack !== undefined,
    pictures: {
      product: picture,
      pack: pictures.pack ?? plain,
      thumbnail: { ...picture, isThumbnail: true },
    },
  };
}

function divide(price: Value<number>, count: Value<number>): Value<number> {
  const value = Number((price.value / count.value).toFixed(2));
  return { value, format: "money", text: formatUnitPrice(value), ...combineEvidence([price, count]) };
}

/** "BioSwiss Heart-Shaped Bandages" becomes "Heart": without the brand and the words of the report's subject. */
export function deriveShortName(name: string, brand: string, subject: string): string {
  const common = new Set(subject.toLowerCase().split(/\s+/u));
  const rest = name.startsWith(`${brand} `) ? name.slice(brand.length + 1) : name;
  const own = (words: string) =>
    words
      .split(/\s+/u)
      .map((word) =>
        word
          .split("-")
          .filter((part) => !common.has(part.toLowerCase()))
          .join("-"),
      )
      .filter((word) => word !== "")
      .join(" ");
  return own(rest) || own(name) || name;
}
