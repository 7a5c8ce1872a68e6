import { describe, expect, test } from "vitest";
import { contentFolder, heart, TrialContent } from "../../tests/trial-content";
import { sceneKeys } from "../art/scene-data";
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

test("every product has two pictures, with words for whoever does not see them", () => {
  for (const { slug } of edition.products) {
    const bandage = productPicture(edition, slug, "bandage");
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

test("every scene is there", () => {
  expect(pictures).toHaveLength(2 * edition.products.length + sceneKeys.length);
  for (const scene of sceneKeys)
    expect(scenePicture(edition, { scene, alt: "A scene" })).toMatchObject({
      src: expect.stringContaining(`/${scene}.`),
      alt: "A scene",
    });
});

test("addresses are each another, and carry a hash", () => {
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) expect(path).toMatch(/^\/art\/[a-z0-9-]+\.[A-Za-z0-9]{8}\.svg$/u);
  const hashes = paths.map((path) => path.split(".")[1]);
  expect(new Set(hashes).size).toBe(new Set(pictures.map(({ svg }) => svg)).size);
});

test("a fresh edition of the same content has the same pictures", () => {
  expect(listPictures(read())).toEqual(pictures);
});

test("what nobody has drawn is refused by name", () => {
  expect(() => scenePicture(edition, { scene: "submarine", alt: "" })).toThrow(
    /"submarine".*nobody has drawn/u,
  );
  expect(() => productPicture(edition, "submarine", "pack")).toThrow('nothing has the slug "submarine"');
});

describe("a changed content", () => {
  function changedPaths(change: (content: TrialContent) => void): string[] {
    const content = new TrialContent();
    try {
      change(content);
      return listPictures(read(content.root)).flatMap(({ path }) => (paths.includes(path) ? [] : [path]));
    } finally {
      content.remove();
    }
  }

  test("changes the addresses of the pictures that show it, and no other", () => {
    expect(changedPaths((content) => content.set(heart, "name", "name: Another Name"))).toEqual([
      expect.stringMatching(/^\/art\/bioswiss-heart-shaped-pack\./u),
    ]);
  });

  test("of words alone changes none", () => {
    expect(changedPaths((content) => content.set(heart, "summary", "summary: Other words."))).toEqual([]);
  });
});
