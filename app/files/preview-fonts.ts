import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Font } from "satori";

/** Font families of link previews and their files. The extended families cover additional characters. */
const files = [
  ["Figtree", "@fontsource/figtree/files/figtree-latin-600-normal.woff"],
  ["Young Serif", "@fontsource/young-serif/files/young-serif-latin-400-normal.woff"],
  ["Young Serif Extended", "@fontsource/young-serif/files/young-serif-latin-ext-400-normal.woff"],
  ["Figtree Extended", "@fontsource/figtree/files/figtree-latin-ext-600-normal.woff"],
] as const;

let fonts: Font[] | undefined;

/**
 * Reads the fonts of link previews from their packages. Every call returns the same array, because satori
 * parses the fonts again for each array that it has not seen.
 */
export function readPreviewFonts(): Font[] {
  // Resolving the packages works from this source file and from the bundle, which are in different folders.
  const { resolve } = createRequire(import.meta.url);
  fonts ??= files.map(([name, file]) => ({ name, data: readFileSync(resolve(file)) }));
  return fonts;
}
