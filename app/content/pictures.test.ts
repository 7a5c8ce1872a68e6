import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { checkPicture, listPictureFiles, pictureOf, warnOfSmallPicture } from "./pictures";

const root = mkdtempSync(join(tmpdir(), "pictures-"));
mkdirSync(join(root, "pictures"));
beforeAll(() => {
  vi.stubEnv("CONTENT_DIR", root);
});
afterAll(() => vi.unstubAllEnvs());

function save(file: string, content: string | Uint8Array): string {
  writeFileSync(join(root, "pictures", file), content);
  return file;
}

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320"><path d="M0 0h9v9z"/></svg>';
const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c96" } });

test("a drawing is published as it is, in the size of its view box", async () => {
  const picture = pictureOf({ file: save("kite.svg", drawing), alt: "A kite", credit: "Ada" });
  expect(picture).toEqual({
    src: expect.stringMatching(/^\/pictures\/kite\.[0-9a-f]{8}\.svg$/u),
    width: 480,
    height: 320,
    alt: "A kite",
    credit: "Ada",
  });
  const file = listPictureFiles(picture).find(({ path }) => path === picture.src);
  expect(`${await file?.body()}`).toBe(drawing);
});

test("a phone's photograph stands upright, at two widths", async () => {
  const turned = await photograph(4000, 3000).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const picture = pictureOf({ file: save("phone.jpg", turned), alt: "" });
  const { src, double, width, height } = picture;
  expect({ width, height }).toEqual({ width: 480, height: 640 });
  const files = listPictureFiles(picture);
  for (const [path, size] of [
    [src, { width: 480, height: 640 }],
    [double, { width: 960, height: 1280 }],
  ] as const) {
    const body = await files.find((file) => file.path === path)?.body();
    expect(await sharp(body).metadata()).toMatchObject({ format: "webp", ...size });
  }
});

test("a small photograph is not enlarged, and the check says so", async () => {
  save("small.png", await photograph(300, 200).png().toBuffer());
  const picture = pictureOf({ file: "small.png", alt: "" });
  expect(picture).toMatchObject({ width: 300, height: 200 });
  expect(picture).not.toHaveProperty("double");
  expect(warnOfSmallPicture("small.png")).toContain("300 x 200 pixels");
  expect(warnOfSmallPicture("phone.jpg")).toBeUndefined();
});

test("files and folders that nothing names are neither published nor in the way", () => {
  save("IMG 1234.png", "");
  save("Herzförmig.svg", drawing);
  mkdirSync(join(root, "pictures", "old.svg"));
  const picture = pictureOf({ file: save("named.svg", drawing), alt: "" });
  expect(listPictureFiles(picture).map(({ path }) => path)).toEqual([picture.src]);
  expect(checkPicture("Herzförmig.svg")).toContain("expected letters from a to z, digits");
  expect(checkPicture("old.svg")).toContain("found no file old.svg");
});

test.each([
  ["missing.svg", undefined, "found no file missing.svg"],
  ["notes.txt", "words", "expected SVG with a viewBox, JPEG, PNG or WebP"],
  ["IMG_1.heic", "", "export it as JPEG"],
  ["phone.heic.jpg", "\0\0\0\u0018ftypheic\0\0\0\0mif1heic", "export it as JPEG"],
  ["big.jpg", "x".repeat(10_000_001), "over 10 MB"],
  ["script.svg", drawing.replace("<path", "<script>1</script><path"), '("<script")'],
  ["event.svg", drawing.replace("<path", '<path onload="1"'), '("onload=")'],
  ["link.svg", drawing.replace("<path", '<a href="javascript:1"/><path'), '("javascript:")'],
  ["html.svg", drawing.replace("<path", "<foreignObject/><path"), '("<foreignObject")'],
])("the check refuses %s", (file, content, problem) => {
  if (content !== undefined) save(file, content);
  expect(checkPicture(file)).toContain(problem);
});
