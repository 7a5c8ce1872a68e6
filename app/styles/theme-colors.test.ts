import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { themeColor } from "./theme-colors";

test("only tokens.css contains hex colors", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" });
  const styleSheets = files.filter((file) => /(?<!tokens)\.css$/u.test(file));
  const hexColor = /: .*#(?:[\da-f]{3,4}){1,2}\b/iu;
  const sheetsWithColors = styleSheets.filter((file) =>
    hexColor.test(readFileSync(join("app", file), "utf8")),
  );
  expect(sheetsWithColors).toEqual([]);
});

test("themeColor returns the color of the light or the dark theme", () => {
  expect(themeColor("paper")).not.toBe(themeColor("paper", "dark"));
  expect(() => themeColor("unknown")).toThrow("tokens.css has no color --unknown");
});
