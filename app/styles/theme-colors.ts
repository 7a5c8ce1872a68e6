import tokens from "./tokens.css?raw";

const [light = "", dark = ""] = tokens.split("(prefers-color-scheme: dark)");
const declarations = { light, dark };

/**
 * Returns the value of a color token in tokens.css as a hex color.
 *
 * @param name - the custom property without its leading hyphens, for example `paper`
 * @throws {Error} If the theme does not declare that color.
 */
export function themeColor(name: string, theme: keyof typeof declarations = "light"): string {
  const value = new RegExp(`--${name}: (#[0-9a-f]+);`, "u").exec(declarations[theme])?.[1];
  if (!value) throw new Error(`tokens.css has no color --${name}`);
  return value;
}
