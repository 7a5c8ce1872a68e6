import { describe, expect, test } from "vitest";
import { contentFolder, heart, TrialContent } from "../../tests/trial-content";
import { sceneKeys } from "../art/pictures";
import { type Edition, readEdition } from "./edition";
import { listPictures, productPicture, scenePicture } from "./pictures";

function read(folder = contentFolder): Edition {
  const result = readEdition(folder);
  if (!result.ok) throw new Error(result.message);
  return result.edition;
}

const edition = read();
const pictures = listPictures(edition);
const paths = pictures.map(({ path }) => path);

test("every product has two pictures with text alternatives", () => {
  for (const { slug } of edition.products) {
    const bandage = productPicture(edition, slug, "product");
    const pack = productPicture(edition, slug, "pack");
    for (const { src, width, height, alt } of [bandage, pack]) {
      expect(paths).toContain(src);
      expect(width * height).toBeGreaterThan(0);
      expect(alt).toMatch(/\w+ \w+/u);
    }
    expect(bandage.src).not.toBe(pack.src);
    expect(bandage.alt).not.toBe(pack.alt);
  }
});

test("every scene has a picture", () => {
  expect(pictures).toHaveLength(2 * edition.products.length + sceneKeys.length);
  for (const scene of sceneKeys)
    expect(scenePicture(edition, { scene, alt: "A scene" })).toMatchObject({
      src: expect.stringContaining(`/${scene}.`),
      alt: "A scene",
    });
});

test("paths are unique and have a hash", () => {
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) expect(path).toMatch(/^\/art\/[a-z0-9-]+\.[A-Za-z0-9]{8}\.svg$/u);
  const hashes = paths.map((path) => path.split(".")[1]);
  expect(new Set(hashes).size).toBe(new Set(pictures.map(({ svg }) => svg)).size);
});

test("the same content gives the same pictures", () => {
  expect(listPictures(read())).toEqual(pictures);
});

test("unknown pictures throw", () => {
  expect(() => scenePicture(edition, { scene: "submarine", alt: "" })).toThrow(
    'no drawing is named "submarine"',
  );
  expect(() => productPicture(edition, "submarine", "pack")).toThrow('nothing has the slug "submarine"');
});

describe("a change of the content", () => {
  function changedPaths(change: (content: TrialContent) => void): string[] {
    const content = new TrialContent();
    try {
      change(content);
      return listPictures(read(content.root)).flatMap(({ path }) => (paths.includes(path) ? [] : [path]));
    } finally {
      content.remove();
    }
  }

  test("changes only the paths of the pictures that show it", () => {
    expect(changedPaths((content) => content.set(heart, "name", "name: Another Name"))).toEqual([
      expect.stringMatching(/^\/art\/bioswiss-heart-shaped-pack\./u),
    ]);
  });

  test("in sentences only changes none", () => {
    expect(changedPaths((content) => content.set(heart, "summary", "summary: Other words."))).toEqual([]);
  });
});
