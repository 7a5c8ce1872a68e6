import type { Problem } from "../content/problem";
import type { Draft } from "../content/report-files";

/** Paper and cards in the light and in the dark theme. */
const grounds = ["#fdf8f1", "#fffdf9", "#1b1613", "#241d19"];

/** A dot with less contrast can hardly be seen. WCAG's 3:1 does not apply, because names accompany all colors. */
const least = 2;

/** Warns of brand colors that disappear in a theme. */
export function warnOfBrandColors({ parts: { brands } }: Draft): Problem[] {
  return brands.data.flatMap(({ name, color }, index) => {
    if (isVisible(color.value)) return [];
    const found = `found ${color.value}, which can hardly be seen in one of the two themes (${name})`;
    return [brands.at([index, "color", "value"], `${found}; expected one nearer to middle gray`)];
  });
}

function isVisible(hex: string): boolean {
  return grounds.every((ground) => contrast(hex, ground) >= least);
}

/** As in WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
