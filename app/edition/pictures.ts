import { createHash } from "node:crypto";
import { findRecord } from "../analysis/find-record";
import { formatPieces } from "../analysis/format";
import { deriveShelf } from "../analysis/shelf";
import { plainText, resolveProse, type Text } from "../analysis/text";
import { boxSize, type SceneData } from "../art/model";
import {
  type Picture as Drawing,
  drawBandage,
  drawingName,
  drawPack,
  drawScene,
  drawShelf,
  sceneKeys,
} from "../art/pictures";
import { placeShelf, type ShelfFormatName, shelfFormatNames, shelfFormats } from "../art/shelf/place-shelf";
import type { ScenePicture } from "../content/schema/parts";
import type { Edition } from "./edition";
import { once } from "./once";
import { makeOwnPicture } from "./own-picture";
import type { SiteFile } from "./site-file";

/** Addresses have a hash, so that hosts serve them as immutable. */
interface StoredPicture {
  src: string;
  width: number;
  height: number;
  /** For sharp screens. */
  double?: string;
  files: SiteFile[];
}

/** `narrow`: for screens below 60rem. */
export type PictureRef = Omit<StoredPicture, "files"> & {
  alt: string;
  narrow?: Pick<StoredPicture, "src" | "width" | "height">;
};

/** The files of all pictures. Products with the same shape share one. */
export function listPictures(edition: Edition): SiteFile[] {
  return [...picturesOf(edition).values()].flatMap(({ files }) => files);
}

export function productPicture(edition: Edition, slug: string, part: "product" | "pack"): PictureRef {
  const { shape, file, alt, pack } = findRecord(edition.report.products, "slug", slug).picture;
  if (part === "pack") return findPicture(edition, pack.file ?? packName(slug), pack.alt);
  return findPicture(edition, file ?? drawingName(shape), alt);
}

/** Says whether a product's picture is drawn or a photograph, and by whom. */
export function pictureCaption({ report, resolver }: Edition, slug: string, part: "product" | "pack"): Text {
  const { picture } = findRecord(report.products, "slug", slug);
  const { file, credit } = part === "pack" ? picture.pack : picture;
  const { nodes, ...caption } = resolveProse(report.list.gallery[file ? "photograph" : part], resolver);
  return { ...caption, nodes: credit ? [...nodes, { type: "text", text: ` · ${credit}` }] : nodes };
}

export function scenePicture(edition: Edition, { scene, alt }: ScenePicture): PictureRef {
  const narrow = picturesOf(edition).get(`${scene}-narrow`);
  if (!narrow) return findPicture(edition, scene, alt);
  return { ...findPicture(edition, scene, `${alt} ${tellDates(edition)}`), narrow };
}

/** All dates of the timeline, for those who do not see it. */
function tellDates(edition: Edition): string {
  const { dates, onSale } = deriveSceneData(edition);
  const tell = (isFirst: boolean) =>
    dates.flatMap((date) => (date.isFirst === isFirst ? `${date.year} ${date.label}` : [])).join("; ");
  return `${tell(true)}. ${onSale}: ${tell(false)}.`;
}

const packName = (slug: string) => `${slug}-pack`;
const shelfName = (format: ShelfFormatName) => `price-shelf-${format}`;

/** The shelf as one picture. */
export function coverPicture(edition: Edition): PictureRef {
  return findPicture(edition, shelfName("square"), shelfAlt(edition));
}

/** The shelf for wide and for narrow screens, and its description. */
export function shelfPictures(edition: Edition) {
  return {
    alt: shelfAlt(edition),
    wide: shelfPicture(edition, "wide"),
    tall: shelfPicture(edition, "tall"),
  };
}

const shelfAlt = ({ report, resolver }: Edition) => plainText(resolveProse(report.home.shelf.alt, resolver));

/** The shelf in one format, with the areas that link to products. */
function shelfPicture(edition: Edition, format: ShelfFormatName) {
  const { src, width, height } = findPicture(edition, shelfName(format), "");
  const { boards } = placeShelf(deriveShelf(edition), shelfFormats[format]);
  const products = boards.flatMap(({ tier, products }) =>
    products.map(({ slug, target }) => ({
      slug,
      name: findRecord(edition.products, "slug", slug).name,
      tier: tier.label,
      target,
    })),
  );
  return { src, width, height, products };
}

/** Throws if there is no such picture. */
function findPicture(edition: Edition, name: string, alt: string): PictureRef {
  const stored = picturesOf(edition).get(name);
  if (!stored) throw new Error(`no picture is named "${name}"; the scenes are ${sceneKeys.join(", ")}`);
  const { files, ...picture } = stored;
  return { ...picture, alt };
}

/** By name; photographs by their file. */
const picturesOf = once((edition): Map<string, StoredPicture> => {
  const pictures = new Map<string, StoredPicture>();
  const draw = (name: string, drawing: Drawing) => pictures.set(name, storeDrawing(name, drawing));
  for (const { slug, name, count, picture } of edition.report.products) {
    const { shape, file, pack } = picture;
    if (file) pictures.set(file, storeOwn(edition.root, file));
    else draw(drawingName(shape), drawBandage(shape));
    // An illustrative count would look like one read from a real pack.
    const printed = count.kind === "illustrative" ? undefined : formatPieces(count.value);
    if (pack.file) pictures.set(pack.file, storeOwn(edition.root, pack.file));
    else draw(packName(slug), drawPack({ shape, form: pack.form, name, count: printed }));
  }
  const data = deriveSceneData(edition);
  for (const key of sceneKeys) draw(key, drawScene(key, data));
  const shelf = deriveShelf(edition);
  for (const format of shelfFormatNames) draw(shelfName(format), drawShelf(shelf, shelfFormats[format]));
  return pictures;
});

function storeDrawing(name: string, { svg, width, height }: Drawing): StoredPicture {
  const hash = createHash("sha256")
    .update(svg)
    .digest("base64url")
    .replaceAll(/[^a-zA-Z0-9]/gu, "")
    .slice(0, 8);
  const path = `/art/${name}.${hash}.svg`;
  return { src: path, width, height, files: [{ path, body: svg }] };
}

function storeOwn(root: string, file: string): StoredPicture {
  const [single, double] = makeOwnPicture(root, file);
  const files = [single, double];
  return { src: single.path, double: double.path, width: boxSize, height: boxSize, files };
}

function deriveSceneData({ report, products, resolver }: Edition): SceneData {
  const shape = ({ slug }: { slug: string }) => findRecord(report.products, "slug", slug).picture.shape;
  return {
    products: products.map((product) => ({ shape: shape(product), color: product.brandColor })),
    dates: report.market.gallery.dates
      .map(({ year, first, label }) => ({
        isFirst: first,
        year: String(year.value),
        label: plainText(resolveProse(label, resolver)),
      }))
      .sort((one, other) => Number(one.year) - Number(other.year)),
    onSale: report.market.gallery.onSale,
    until: report.publication.year,
    boxNames: (["price", "count", "each"] as const).map((box) => report.shelfWalk.boxes[box]),
    names: report.market.gallery.owners.flatMap(({ license: name, owner }) => {
      const product = products.find((each) => each.license === name);
      return product ? { name, owner: owner.value, shape: shape(product) } : [];
    }),
  };
}
