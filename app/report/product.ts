import type { Content } from "../content/read-content";
import type { PictureRecord } from "../content/schema/content-schemas";
import { type ProductRecord, placeholderPicture } from "../content/schema/product-record";
import type { TierColor } from "../content/tier-color";
import { formatQuantity, formatUnitPrice, roundUnitPrice } from "../format";
import { combineEvidence, isIllustrative, type Value } from "../value";
import type { Resolved } from "./text";

/** A picture of a product or of its pack. */
interface GalleryItem {
  picture: PictureRecord;
  shows: "product" | "pack";
}

/** A product before its text and pictures are resolved. */
export interface ProductModel extends Omit<ProductRecord, "pictures"> {
  /** The name without the brand and the words of the report's subject, for example "Heart". */
  shortName: string;
  /** The position in the product list, starting at 1. */
  rank: number;
  /** The brand group whose brand share includes the product. It can differ from `brand`. */
  group: string;
  brandColor: string;
  tierColor: TierColor;
  /** The price range of the product's tier, for example "$7-10". */
  priceRange: string;
  /**
   * The price of one bandage in US dollars. Undefined unless price and count were both observed. The text of
   * a value below one dollar is in cents.
   */
  unitPrice?: Value<number>;
  /** The pictures on the page of the product: its own, or the placeholder if it has none. */
  gallery: GalleryItem[];
  /** The first picture of the gallery, and a small bitmap of it. */
  pictures: Record<"product" | "thumbnail", PictureRecord>;
}

/** A product with everything that pages show, including the fields of Product in the specification. */
export type Product = Resolved<ProductModel>;

/**
 * Derives a product from its record.
 *
 * @param rank - the position in the product list, starting at 1
 * @throws {Error} If the brand or the tier is unknown, which is a bug: reading checks them.
 */
export function deriveProduct(
  record: ProductRecord,
  rank: number,
  { brands, tiers, edition }: Pick<Content, "brands" | "tiers" | "edition">,
): ProductModel {
  const { name, price, count, pictures } = record;
  const brand = brands.find((candidate) => candidate.name === record.brand);
  const tier = tiers.find(({ label }) => label === record.marketTier);
  if (!brand || !tier) throw new Error(`${record.slug} names a brand or a tier that does not exist`);
  const gallery = deriveGallery(name, pictures);
  const [{ picture }] = gallery;
  const unitPrice = deriveUnitPrice(price, count);
  return {
    ...record,
    shortName: deriveShortName(name, brand.name, edition.subject),
    rank,
    group: brand.group,
    brandColor: brand.color,
    tierColor: tier.color,
    priceRange: tier.range,
    ...(count && { count: { ...count, text: formatQuantity(count.value, edition.noun) } }),
    ...(unitPrice && { unitPrice }),
    gallery,
    pictures: { product: picture, thumbnail: { ...picture, isThumbnail: true } },
  };
}

function deriveGallery(
  name: string,
  { product, pack }: ProductRecord["pictures"],
): [GalleryItem, ...GalleryItem[]] {
  if (product && pack)
    return [
      { picture: product, shows: "product" },
      { picture: pack, shows: "pack" },
    ];
  if (pack) return [{ picture: pack, shows: "pack" }];
  return [{ picture: product ?? { file: placeholderPicture, alt: name }, shows: "product" }];
}

/** Derives the price of one bandage. Returns undefined unless price and count were both observed. */
function deriveUnitPrice(
  price: Value<number> | undefined,
  count: Value<number> | undefined,
): Value<number> | undefined {
  if (!price || !count || isIllustrative(price) || isIllustrative(count)) return undefined;
  const value = roundUnitPrice(price.value / count.value);
  return { value, format: "money", text: formatUnitPrice(value), ...combineEvidence([price, count]) };
}

/**
 * Removes the brand and the words of the report's subject from the name of a product:
 * "BioSwiss Heart-Shaped Bandages" → "Heart". Keeps the brand, or the whole name, if nothing else is left.
 */
export function deriveShortName(name: string, brand: string, subject: string): string {
  const subjectWords = new Set(subject.toLowerCase().split(/\s+/u));
  const isDistinctive = (word: string) => !subjectWords.has(word.toLowerCase());
  const removeSubject = (text: string) =>
    text
      .split(/\s+/u)
      .map((compound) => compound.split("-").filter(isDistinctive).join("-"))
      .filter((compound) => compound !== "")
      .join(" ");
  const nameWithoutBrand = name.startsWith(`${brand} `) ? name.slice(brand.length + 1) : name;
  return removeSubject(nameWithoutBrand) || removeSubject(name) || name;
}
