import { createHash } from "node:crypto";
import { findRecord } from "../analysis/find-record";
import { deriveShelf } from "../analysis/shelf";
import { plainText, resolveProse } from "../analysis/text";
import type { SceneData } from "../art/model";
import {
  type Picture as Drawing,
  drawBandage,
  drawingName,
  drawPack,
  drawScene,
  drawShelf,
  plainScenes,
  productSize,
  type SceneKey,
  sceneKeys,
  sceneSize,
} from "../art/pictures";
import { placeShelf, type ShelfFormatName, shelfFormatNames, shelfFormats } from "../art/shelf/place-shelf";
import type { Report } from "../content/report-files";
import type { ScenePicture } from "../content/schema/parts";
import type { Edition, EditionContents } from "./edition";
import { makeOwnPicture, type Size } from "./own-picture";
import type { SiteFile } from "./site-file";

/** A picture of the site, drawn or one of the edition's own. Addresses have a hash, so hosts serve them as immutable. */
export interface PictureFile {
  path: string;
  width: number;
  height: number;
  /** Twice as large, for sharp screens. */
  double?: string;
  files: SiteFile[];
  /** The picture as SVG, for pictures that are drawn around it. */
  draw: () => Promise<string> | string;
}

/** A picture as a page shows it. */
export type PictureRef = ReturnType<typeof refer>;

/** The files of every picture of an edition. Products with the same shape share one. */
export function listPictures(edition: Edition): SiteFile[] {
  return [...edition.pictures().values()].flatMap(({ files }) => files);
}

/** Without its credit, which stands on the product's own page. */
export function productPicture(edition: Edition, slug: string, part: "product" | "pack"): PictureRef {
  const { pack, alt } = findRecord(edition.report.products, "slug", slug).picture;
  return refer(productFile(edition, slug, part), part === "pack" ? pack.alt : alt);
}

export function productFile(edition: Edition, slug: string, part: "product" | "pack"): PictureFile {
  const { shape, file, pack } = findRecord(edition.report.products, "slug", slug).picture;
  const own = part === "pack" ? pack.file : file;
  const drawn = part === "pack" ? `${slug}-pack` : drawingName(shape);
  return findPicture(edition, own ? ownName(own, productSize) : drawn);
}

/** A scene as the edition shows it; its own picture takes the size of the scene `like`. */
export function scenePicture(edition: Edition, picture: ScenePicture, like: SceneKey): PictureRef {
  return refer(sceneFile(edition, picture, like), picture.alt, picture.credit);
}

export function sceneFile(edition: Edition, { scene, file }: ScenePicture, like: SceneKey): PictureFile {
  return findPicture(edition, file ? ownName(file, sceneSize(like)) : (scene ?? like));
}

export const shelfName = (format: ShelfFormatName) => `price-shelf-${format}`;

/** The shelf as one picture. Undefined if the edition has no words for it, or its own pictures of products. */
export function coverPicture(edition: Edition): PictureRef | undefined {
  const { home, products } = edition.report;
  if (!home.shelf || products.some(({ picture }) => picture.file)) return undefined;
  const alt = plainText(resolveProse(home.shelf.alt, edition.resolver));
  return refer(findPicture(edition, shelfName("square")), alt);
}

export type ShelfPicture = ReturnType<typeof shelfPicture>;

/** The shelf in one format: its drawing, and each product's place in it in the order in which they stand. */
export function shelfPicture(edition: Edition, format: ShelfFormatName) {
  const { path, width, height } = findPicture(edition, shelfName(format));
  const { boards } = placeShelf(deriveShelf(edition), shelfFormats[format]);
  const products = boards.flatMap(({ tier, products }) =>
    products.map(({ slug, target, hasOwnPicture, x, y, size }) => ({
      slug,
      name: findRecord(edition.products, "slug", slug).name,
      tier: tier.label,
      target,
      /** The edition's own picture of the product and where it stands. */
      ...(hasOwnPicture && {
        own: { src: productFile(edition, slug, "product").path, x: x - size / 2, y: y - size / 2, size },
      }),
    })),
  );
  return { src: path, width, height, products };
}

function refer({ path, double, width, height }: PictureFile, alt: string, credit?: string) {
  return { src: path, width, height, alt, ...(double && { double }), ...(credit && { credit }) };
}

/** A picture by its name. Throws if there is none. */
export function findPicture(edition: Edition, name: string): PictureFile {
  const file = edition.pictures().get(name);
  if (!file) throw new Error(`no picture is named "${name}"; the scenes are ${sceneKeys.join(", ")}`);
  return file;
}

const ownName = (file: string, { width, height }: Size) => `${file}, ${width} x ${height}`;

/** All pictures of an edition, by name. */
export function makePictures(edition: EditionContents): Map<string, PictureFile> {
  const data = deriveSceneData(edition);
  const pictures = new Map<string, PictureFile>();
  for (const { slug, name, count, picture } of edition.report.products) {
    const drawing = drawingName(picture.shape);
    if (!picture.file && !pictures.has(drawing))
      pictures.set(drawing, drawn(drawing, drawBandage({ shape: picture.shape })));
    const { form, file } = picture.pack;
    if (file) continue;
    // A count that the editors chose would look like one read from a real pack.
    const printed = count.kind === "illustrative" ? undefined : edition.formats.pieces(count.value);
    const pack = drawPack({ shape: picture.shape, form, name, count: printed });
    pictures.set(`${slug}-pack`, drawn(`${slug}-pack`, pack));
  }
  const { home, publication } = edition.report;
  for (const key of publication.look === "plain" ? plainScenes : sceneKeys)
    pictures.set(key, drawn(key, drawScene(key, data)));
  const shelf = deriveShelf(edition);
  for (const format of home.shelf ? shelfFormatNames : [])
    pictures.set(shelfName(format), drawn(shelfName(format), drawShelf(shelf, shelfFormats[format])));
  for (const { file, size } of listOwnFiles(edition.report))
    pictures.set(ownName(file, size), makeOwnPicture(edition.root, file, size));
  return pictures;
}

type Place = [picture: { file?: string | undefined }, size: Size];

/** The edition's own pictures with the size of the place that each fills. */
function listOwnFiles({ products, home, market, site }: Report): { file: string; size: Size }[] {
  const places: Place[] = [
    ...products.flatMap(({ picture }): Place[] => [
      [picture, productSize],
      [picture.pack, productSize],
    ]),
    [home.hero.picture, sceneSize("hero")],
    ...(home.kids?.cards ?? []).map(({ picture }): Place => [picture, sceneSize("kids-knee")]),
    ...market.gallery.pictures.map(({ picture }): Place => [picture, sceneSize("insight-timeline")]),
    [site.lost, sceneSize("lost")],
    [site.empty, sceneSize("empty")],
  ];
  return places.flatMap(([{ file }, size]) => (file ? [{ file, size }] : []));
}

function drawn(name: string, { svg, width, height }: Drawing): PictureFile {
  const hash = createHash("sha256")
    .update(svg)
    .digest("base64url")
    .replaceAll(/[^a-zA-Z0-9]/gu, "")
    .slice(0, 8);
  const path = `/art/${name}.${hash}.svg`;
  return { path, width, height, files: [{ path, body: svg }], draw: () => svg };
}

function deriveSceneData({ report, products, resolver }: EditionContents): SceneData {
  const shape = ({ slug }: { slug: string }) => findRecord(report.products, "slug", slug).picture.shape;
  return {
    isPlain: report.publication.look === "plain",
    products: products.map((product) => ({ shape: shape(product), color: product.brandColor })),
    dates: report.market.gallery.dates
      .map(({ year, label }) => ({
        year: String(year.value),
        label: plainText(resolveProse(label, resolver)),
      }))
      .sort((one, other) => Number(one.year) - Number(other.year)),
    names: report.market.gallery.owners.flatMap(({ license: name, owner }) => {
      const product = products.find((each) => each.licence === name);
      return product ? { name, owner: owner.value, shape: shape(product) } : [];
    }),
    decorated: Number(resolver.values.get("decorated.percent")?.raw ?? 0),
  };
}
