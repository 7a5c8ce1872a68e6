import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, gzipSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { listPictureFiles, toPictureRef } from "../report/pictures";
import { checkPicture, type PictureCache, readPictures } from "./pictures";

const root = mkdtempSync(join(tmpdir(), "pictures-"));
mkdirSync(join(root, "pictures"));

function save(file: string, content: string | Uint8Array): string {
  writeFileSync(join(root, "pictures", file), content);
  return file;
}

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320"><path d="M0 0h9v9z"/></svg>';
const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c96" } });

const cutOff = (await photograph(700, 700).jpeg().toBuffer()).subarray(0, 1500);

const readNamed = (...names: string[]) => readPictures(root, names);

test("a drawing is published unchanged, in the size of its view box", async () => {
  const record = { file: save("kite.svg", drawing), alt: "A kite", credit: "Ada" };
  const pictures = await readNamed("kite.svg");
  const picture = toPictureRef(record, pictures);
  const { src, ...attributes } = picture;
  expect(src).toMatch(/^\/pictures\/kite\.[0-9a-f]{8}\.svg$/u);
  expect(attributes).toEqual({ width: 480, height: 320, alt: "A kite", credit: "Ada" });
  const file = listPictureFiles(picture, pictures).find(({ path }) => path === src);
  expect(`${await file?.body()}`).toBe(drawing);
});

test("a picture may have a light ground, on its thumbnail, too", async () => {
  const record = { file: save("kite.svg", drawing), alt: "A kite", ground: "light" } as const;
  const pictures = await readNamed("kite.svg");
  expect(toPictureRef(record, pictures).ground).toBe("light");
  expect(toPictureRef({ ...record, isThumbnail: true }, pictures).ground).toBe("light");
});

test("a photograph of a phone is rotated upright and published at two sizes", async () => {
  const rotated = await photograph(1600, 1200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  save("phone.jpg", rotated);
  const pictures = await readNamed("phone.jpg");
  const picture = toPictureRef({ file: "phone.jpg", alt: "" }, pictures);
  expect(picture).toMatchObject({ width: 480, height: 640 });
  const files = listPictureFiles(picture, pictures);
  const readMetadata = async (path?: string) =>
    sharp(await files.find((file) => file.path === path)?.body()).metadata();
  expect(await readMetadata(picture.src)).toMatchObject({ format: "webp", width: 480, height: 640 });
  expect(await readMetadata(picture.double)).toMatchObject({ format: "webp", width: 960, height: 1280 });
});

test("a photograph with invalid SOS parameters, as many phones write them, is published", async () => {
  const bytes = await photograph(700, 700).jpeg().toBuffer();
  // The header of the scan is FF DA, its length, and parameters: the last three are 0 63 0 in a valid file.
  const scan = bytes.indexOf(Buffer.from([0xff, 0xda]));
  const parameters = scan + 2 + bytes.readUInt16BE(scan + 2) - 3;
  expect([...bytes.subarray(parameters, parameters + 3)]).toEqual([0, 63, 0]);
  bytes[parameters + 1] = 0;
  save("samsung.jpg", bytes);
  const pictures = await readNamed("samsung.jpg");
  expect(checkPicture("samsung.jpg", pictures)).toBeUndefined();
  const files = listPictureFiles(toPictureRef({ file: "samsung.jpg", alt: "" }, pictures), pictures);
  expect(await sharp(await files[0]?.body()).metadata()).toMatchObject({ width: 640, height: 640 });
});

test("a small photograph is not enlarged, and has a warning", async () => {
  save("small.png", await photograph(300, 200).png().toBuffer());
  const pictures = await readNamed("small.png", "phone.jpg");
  const picture = toPictureRef({ file: "small.png", alt: "" }, pictures);
  expect(picture).toMatchObject({ width: 300, height: 200 });
  expect(picture).not.toHaveProperty("double");
  expect(pictures.get("small.png")).toHaveProperty("warning", expect.stringContaining("300 x 200 pixels"));
  expect(pictures.get("phone.jpg")).not.toHaveProperty("warning");
});

test("only the pictures that the content names are read and published", async () => {
  save("unused.jpg", cutOff);
  save("Herzförmig.svg", drawing);
  mkdirSync(join(root, "pictures", "old.svg"));
  save("named.svg", drawing);
  const pictures = await readNamed("named.svg", "Herzförmig.svg", "old.svg");
  expect([...pictures.keys()]).not.toContain("unused.jpg");
  const picture = toPictureRef({ file: "named.svg", alt: "" }, pictures);
  expect(listPictureFiles(picture, pictures).map(({ path }) => path)).toEqual([picture.src]);
  expect(checkPicture("Herzförmig.svg", pictures)).toContain("expected only letters from a to z, digits");
  expect(checkPicture("old.svg", pictures)).toContain("found no file old.svg");
});

test("a drawing with text has a warning, because its font may be missing", async () => {
  const file = save("lettered.svg", add("<text>Ouch</text>"));
  const picture = (await readNamed(file)).get(file);
  expect(picture).toHaveProperty("warning", expect.stringContaining("lettered.svg has text, which"));
});

test("a picture in the cache is read again only after the file has changed", async () => {
  const cache: PictureCache = new Map();
  const file = save("cached.svg", drawing);
  const readCached = async () => (await readPictures(root, [file], cache)).get(file);
  const picture = await readCached();
  expect(await readCached()).toBe(picture);
  save(file, `${drawing}\n`);
  expect(await readCached()).not.toHaveProperty("hash", picture && "hash" in picture && picture.hash);
});

/** A JPEG whose coding, lossless with Huffman codes, the decoder does not support. */
const unknownCoding = await photograph(700, 700).jpeg().toBuffer();
unknownCoding[unknownCoding.indexOf(Buffer.from([0xff, 0xc0])) + 1] = 0xc5;
/** The beginning of a PNG that states a size of 50,000 x 50,000 pixels. */
const tooManyPixels = await photograph(9, 9).png().toBuffer();
tooManyPixels.writeUInt32BE(50_000, 16);
tooManyPixels.writeUInt32BE(50_000, 20);
tooManyPixels.writeUInt32BE(crc32(tooManyPixels.subarray(12, 29)), 29);
const add = (inner: string) => drawing.replace("<path", `${inner}<path`);
test.each([
  ["missing.svg", undefined, "found no file missing.svg"],
  ["cut.jpg", cutOff, "is cut off or damaged; expected another copy"],
  ["large.svg", drawing.replace("viewBox", 'width="2e4" height="2e4" viewBox'), "is too large for a drawing"],
  ["wide.svg", drawing.replace("0 0 480 320", "0 0 100000 100000"), "is too large for a drawing"],
  [
    "percent.svg",
    drawing.replace(/viewBox="[^"]+"/, 'width="100%" height="100%"'),
    "has a size in percent and no",
  ],
  ["box.svg", drawing.replace("0 0 480 320", "0 0 480"), "has an invalid viewBox; expected four numbers"],
  [
    "prefixed.svg",
    drawing.replace("<svg xmlns", "<svg:svg xmlns:svg").replace("</svg", "</svg:svg"),
    "begins with <svg:svg",
  ],
  ["zipped.svg", gzipSync(drawing), "is a compressed drawing"],
  ["sizeless.svg", '<svg xmlns="http://www.w3.org/2000/svg"/>', "expected SVG with a viewBox"],
  ["notes.txt", "words", "expected SVG with a viewBox, JPEG, PNG or WebP"],
  ["empty.jpg", "", "is empty; expected another copy of it"],
  ["cut.png", (await photograph(700, 700).png().toBuffer()).subarray(0, 900), "is cut off or damaged"],
  ["cut.webp", (await photograph(700, 700).webp().toBuffer()).subarray(0, 90), "is cut off or damaged"],
  ["pixels.png", tooManyPixels, "has too many pixels; expected a smaller copy"],
  ["flat.svg", drawing.replace("0 0 480 320", "0 0 0 0"), "is no picture that pages can show; expected SVG"],
  ["unknown.jpg", unknownCoding, 'cannot be decoded ("'],
  ["IMG_1.heic", "", "export it as JPEG"],
  ["phone.heic.jpg", "\0\0\0\u0018ftypheic\0\0\0\0mif1heic", "export it as JPEG"],
  ["big.jpg", "x".repeat(10_000_001), "over 10 MB"],
  ["copied.svg", `<!-- <svg xmlns=""> -->${drawing.replace(/xmlns="[^"]+" /, "")}`, "has no xmlns"],
  ["open.svg", add("\n<g>"), "is not well-formed in line 2: Opening and ending tag mismatch: g line 2"],
  ["prefix.svg", add('<use xlink:href="#a"/>'), "in line 1: Namespace prefix xlink for href on use is not"],
  ["page.svg", "<!DOCTYPE html>\n<p>Not found", "is an HTML page"],
  ["editing.svg", `<!DOCTYPE svg [<!ENTITY ns "x">]>${drawing}`, "use File, Export, SVG"],
  ["photo.svg", add('<image href="heart.jpg"/>'), 'links "heart.jpg", which browsers leave out'],
  ["host.svg", add("<style>a { fill: url( 'https://a.test/b' ) }</style>"), 'links "https://a.test/b"'],
  ["import.svg", add('<style>@import "a.css";</style>'), 'links "a.css"'],
  ["script.svg", add("<script>1</script>"), '("<script")'],
  ["event.svg", drawing.replace("<path", '<path onload="1"'), '("onload=")'],
  ["link.svg", add('<a href="javascript:1"/>'), '("javascript:")'],
  ["html.svg", add("<foreignObject/>"), '("<foreignObject")'],
])("checkPicture rejects %s", async (file, content, problem) => {
  if (content !== undefined) save(file, content);
  expect(checkPicture(file, await readNamed(file))).toContain(problem);
});

test.each([
  ["inside.svg", add('<use href=" #a"/><path fill="url(&quot;#a&quot;)"/><image href="data:image/png,"/>')],
  ["import.svg", add('<style>@import url("data:text/css,"); a { fill: url( "#b" ) }</style>')],
  ["noted.svg", `<?xml version="1.0"?><!-- <svg> -->${drawing}`],
])("checkPicture accepts %s, which loads nothing from other files", async (file, content) => {
  save(file, content);
  symlinkSync(join(root, "pictures", file), join(root, "pictures", `link-${file}`));
  symlinkSync("nowhere.svg", join(root, "pictures", `broken-${file}`));
  expect(checkPicture(`link-${file}`, await readNamed(`link-${file}`))).toBeUndefined();
});
