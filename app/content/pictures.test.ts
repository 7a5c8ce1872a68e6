import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { listPictureFiles, pictureOf } from "../report/pictures";
import { checkPicture, readPictures } from "./pictures";

const root = mkdtempSync(join(tmpdir(), "pictures-"));
mkdirSync(join(root, "pictures"));

function save(file: string, content: string | Uint8Array): string {
  writeFileSync(join(root, "pictures", file), content);
  return file;
}

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320"><path d="M0 0h9v9z"/></svg>';
const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c96" } });

test("a drawing is published as it is, in the size of its view box", async () => {
  const named = { file: save("kite.svg", drawing), alt: "A kite", credit: "Ada" };
  const pictures = await readPictures(root);
  const picture = pictureOf(named, pictures);
  expect(picture).toEqual({
    src: expect.stringMatching(/^\/pictures\/kite\.[0-9a-f]{8}\.svg$/u),
    width: 480,
    height: 320,
    alt: "A kite",
    credit: "Ada",
  });
  const file = listPictureFiles(picture, pictures).find(({ path }) => path === picture.src);
  expect(`${await file?.body()}`).toBe(drawing);
});

test("a phone's photograph stands upright, at two widths", async () => {
  const turned = await photograph(1600, 1200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  save("phone.jpg", turned);
  const pictures = await readPictures(root);
  const picture = pictureOf({ file: "phone.jpg", alt: "" }, pictures);
  const { src, double, width, height } = picture;
  expect({ width, height }).toEqual({ width: 480, height: 640 });
  const files = listPictureFiles(picture, pictures);
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
  const pictures = await readPictures(root);
  const picture = pictureOf({ file: "small.png", alt: "" }, pictures);
  expect(picture).toMatchObject({ width: 300, height: 200 });
  expect(picture).not.toHaveProperty("double");
  expect(pictures.get("small.png")).toHaveProperty("warning", expect.stringContaining("300 x 200 pixels"));
  expect(pictures.get("phone.jpg")).not.toHaveProperty("warning");
});

test("files and folders that nothing names are neither published nor in the way", async () => {
  save("IMG 1234.png", "");
  save("Herzförmig.svg", drawing);
  mkdirSync(join(root, "pictures", "old.svg"));
  save("named.svg", drawing);
  const pictures = await readPictures(root);
  const picture = pictureOf({ file: "named.svg", alt: "" }, pictures);
  expect(listPictureFiles(picture, pictures).map(({ path }) => path)).toEqual([picture.src]);
  expect(checkPicture("Herzförmig.svg", pictures)).toContain("expected letters from a to z, digits");
  expect(checkPicture("old.svg", pictures)).toContain("found no file old.svg");
});

const cutOff = (await photograph(700, 700).jpeg().toBuffer()).subarray(0, 1500);
test.each([
  ["missing.svg", undefined, "found no file missing.svg"],
  ["cut.jpg", cutOff, "expected SVG with a viewBox, JPEG, PNG or WebP"],
  ["sizeless.svg", '<svg xmlns="http://www.w3.org/2000/svg"/>', "expected SVG with a viewBox"],
  ["notes.txt", "words", "expected SVG with a viewBox, JPEG, PNG or WebP"],
  ["IMG_1.heic", "", "export it as JPEG"],
  ["phone.heic.jpg", "\0\0\0\u0018ftypheic\0\0\0\0mif1heic", "export it as JPEG"],
  ["big.jpg", "x".repeat(10_000_001), "over 10 MB"],
  ["script.svg", drawing.replace("<path", "<script>1</script><path"), '("<script")'],
  ["event.svg", drawing.replace("<path", '<path onload="1"'), '("onload=")'],
  ["link.svg", drawing.replace("<path", '<a href="javascript:1"/><path'), '("javascript:")'],
  ["html.svg", drawing.replace("<path", "<foreignObject/><path"), '("<foreignObject")'],
])("the check refuses %s", async (file, content, problem) => {
  if (content !== undefined) save(file, content);
  expect(checkPicture(file, await readPictures(root))).toContain(problem);
});
