import { mkdirSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { editionIn, heart, trialContent } from "../../tests/trial-content";
import { plainText } from "../analysis/text";
import { sceneKeys } from "../art/pictures";
import { listPictures, pictureCaption, productPicture, scenePicture } from "./pictures";

const edition = editionIn();
const pictures = listPictures(edition);
const paths = pictures.map(({ path }) => path);

test("every scene has a picture", () => {
  // The shelf has three formats.
  expect(pictures).toHaveLength(2 * edition.products.length + sceneKeys.length + 3);
  for (const scene of sceneKeys)
    expect(scenePicture(edition, { scene, alt: "A scene" })).toMatchObject({
      src: expect.stringContaining(`/${scene}.`),
      alt: expect.stringMatching(/^A scene/u),
    });
});

test("paths are unique and have a hash", () => {
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) expect(path).toMatch(/^\/art\/[a-z0-9-]+\.[A-Za-z0-9]{8}\.svg$/u);
  const hashes = paths.map((path) => path.split(".")[1]);
  expect(new Set(hashes).size).toBe(new Set(pictures.map(({ body }) => body)).size);
});

describe("a picture of the edition", () => {
  const content = trialContent();
  beforeEach(async () => {
    mkdirSync(content.path("pictures"));
    const red = { create: { width: 300, height: 200, channels: 3, background: "#ff0000" } } as const;
    await sharp(red).jpeg().toFile(content.path("pictures/red.jpg"));
  });

  test("replaces a drawing, in two sizes and whole", async () => {
    content.edit(heart, /^ {2}shape: .*/mu, "  file: red.jpg");
    const own = content.edition();
    const picture = productPicture(own, "bioswiss-heart-shaped", "product");
    expect(picture).toMatchObject({ width: 480, height: 480 });
    for (const width of [480, 960]) {
      const src = width === 480 ? picture.src : picture.double;
      const make = listPictures(own).find(({ path }) => path === src)?.body as () => Promise<Uint8Array>;
      const made = await make();
      const { data, info } = await sharp(made).raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([width, width]);
      const pixel = (at: number, channel: number) => data[(at * width + at) * 4 + channel];
      expect(pixel(5, 3), "the ground is transparent").toBe(0);
      expect(pixel(width / 2, 0), "the picture is red").toBeGreaterThan(240);
    }
  });

  test("is not captioned as a drawing, nor is a photographed pack", () => {
    const captions = () =>
      (["product", "pack"] as const).map((part) =>
        plainText(pictureCaption(content.edition(), "bioswiss-heart-shaped", part)),
      );
    expect(captions()).toEqual(["The bandage, drawn", "An invented pack"]);
    content.edit(heart, "  shape: heart", "  file: red.jpg\n  credit: A. Name");
    expect(captions()).toEqual(["A photograph · A. Name", "An invented pack"]);
    content.edit(heart, "form: tin", "file: red.jpg");
    expect(captions()).toEqual(["A photograph · A. Name", "A photograph"]);
  });

  test("is accepted as CONTRIBUTING.md prints it", () => {
    const [, block = ""] = /```yaml\n(picture:[^`]*)```/u.exec(readFileSync("CONTRIBUTING.md", "utf8")) ?? [];
    content.edit(heart, /^picture:[\s\S]*/mu, block.replaceAll(/heart[\w-]*\.jpg/gu, "red.jpg"));
    expect(content.problems()).toEqual([]);
  });

  test("must be whole, whatever its name says", async () => {
    const half = (await sharp(content.path("pictures/red.jpg")).png().toBuffer()).subarray(0, 200);
    content.write("pictures/half.png", half);
    content.write("pictures/words.png", "Not a picture.");
    const message = "found no whole picture; expected PNG, JPEG, AVIF or WebP";
    expect(await content.releaseProblems()).toEqual([
      `content/pictures/half.png:1:1  ${message}`,
      `content/pictures/words.png:1:1  ${message}`,
    ]);
  });
});

describe("a change of the content", () => {
  const content = trialContent();
  const changedPaths = () =>
    listPictures(content.edition()).flatMap(({ path }) => (paths.includes(path) ? [] : [path]));

  test("changes only the paths of the pictures that show it", () => {
    content.edit(heart, /^name: .*/mu, "name: Another Name");
    const changed = changedPaths().map((path) => path.replace(/\..*/u, ""));
    const shelves = ["wide", "tall", "square"].map((format) => `/art/price-shelf-${format}`);
    expect(changed).toEqual(["/art/bioswiss-heart-shaped-pack", ...shelves]);
  });

  test("of a count changes its pack, unless the count is illustrative: that is not printed", () => {
    content.edit(heart, /^count: .*/mu, "count: { value: 51, kind: illustrative }");
    expect(changedPaths()).toEqual([]);
    content.edit(heart, /^count: .*/mu, "count: { value: 51, kind: input }");
    expect(changedPaths()).toEqual([expect.stringMatching(/^\/art\/bioswiss-heart-shaped-pack\./u)]);
  });

  test("in sentences only changes none", () => {
    content.edit(heart, /^summary: .*/mu, "summary: Other words.");
    expect(changedPaths()).toEqual([]);
  });
});
