import sharp from "sharp";
import { expect, test } from "vitest";
import { themeColor } from "../styles/theme-colors";
import { darkPageColor, isHardToSeeInDarkTheme } from "./picture-contrast";

const draw = (shapes: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60">${shapes}</svg>`);

test("darkPageColor is the page color of the dark theme in tokens.css", () => {
  expect(darkPageColor).toBe(themeColor("paper", "dark"));
});

test.each([
  ["a black shape", '<path d="M0 0h30v30z"/>'],
  ["a black outline", '<circle cx="30" cy="30" r="20" fill="none" stroke="#222"/>'],
  ["a dark blue shape", '<circle cx="30" cy="30" r="20" fill="#123"/>'],
])("%s on a transparent background is hard to see", async (_, shapes) => {
  expect(await isHardToSeeInDarkTheme(draw(shapes))).toBe(true);
  expect(await isHardToSeeInDarkTheme(await sharp(draw(shapes)).png().toBuffer())).toBe(true);
});

test.each([
  ["a black shape on an opaque background", '<path d="M0 0h60v60h-60z" fill="#fff"/><path d="M0 0h30v30z"/>'],
  ["a dark picture without transparent parts", '<path d="M0 0h60v60h-60z" fill="#111"/>'],
  ["a red shape", '<circle cx="30" cy="30" r="20" fill="#d54"/>'],
  ["a light shape with a black outline", '<circle cx="30" cy="30" r="20" fill="#fc9" stroke="#000"/>'],
  ["an empty drawing", ""],
])("%s is easy to see", async (_, shapes) => {
  expect(await isHardToSeeInDarkTheme(draw(shapes))).toBe(false);
});
