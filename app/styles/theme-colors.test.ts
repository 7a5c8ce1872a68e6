import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { themeColor } from "./theme-colors";

test("colors of sheets stand in tokens.css alone", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" });
  const sheets = files.filter((file) => /(?<!tokens)\.css$/u.test(file));
  const color = /: .*#(?:[\da-f]{3,4}){1,2}\b/iu;
  const found = sheets.filter((file) => color.test(readFileSync(join("app", file), "utf8")));
  expect(found).toEqual([]);
});

test("a color in the light and in the dark", () => {
  expect(themeColor("paper")).not.toBe(themeColor("paper", "dark"));
  expect(() => themeColor("unknown")).toThrow("tokens.css has no color --unknown");
});
