import { readFileSync } from "node:fs";

const [light = "", dark = ""] = readFileSync("app/styles/tokens.css", "utf8").split(
  "(prefers-color-scheme: dark)",
);
const tokens = { light, dark };

/** A color of tokens.css, such as "paper": in the light, and in the dark. */
export function themeColor(name: string, theme: keyof typeof tokens = "light"): string {
  const value = new RegExp(`--${name}: (#[0-9a-f]+);`, "u").exec(tokens[theme])?.[1];
  if (!value) throw new Error(`tokens.css has no color --${name}`);
  return value;
}
