import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import type { Report } from "../content/report-files";
import type { SiteFile } from "../downloads/site-file";
import { href } from "../urls";

/** A face of the site: the package that it comes from, and how much of it the site uses. */
interface Face {
  family: string;
  name: string;
  package: string;
  /** The package's file with the Latin characters. */
  file: string;
  /** The weights that the CSS asks for, lightest and heaviest. */
  weights: [number, number];
  /** The face of text is variable, and readers write in it: also letters that the edition has not. */
  isTextFace: boolean;
  /** The OpenType features that the CSS asks for, and those that text needs to be set well. */
  features: string[];
}

const faces: readonly Face[] = [
  {
    family: "Young Serif",
    name: "young-serif",
    package: "@fontsource/young-serif",
    file: "files/young-serif-latin-400-normal.woff2",
    weights: [400, 700],
    isTextFace: false,
    features: ["kern", "liga", "lnum"],
  },
  {
    family: "Figtree",
    name: "figtree",
    package: "@fontsource-variable/figtree",
    file: "files/figtree-latin-wght-normal.woff2",
    weights: [400, 750],
    isTextFace: true,
    features: ["kern", "liga", "lnum", "tnum"],
  },
];

const basicLatin = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index));
/** What the pages' own words use beyond that. */
const marks = "\u00a0©·×÷–—‘’“”…";

/** The letters with accents that the packages' Latin files have, as code points; `×` and `÷` lie among them. */
const accented = Array.from({ length: 0x100 - 0xc0 }, (_, index) => 0xc0 + index).filter(
  (code) => code !== 0xd7 && code !== 0xf7,
);

/** Copyright, licence, trademark and all other names, which subsetting would drop (OpenType `name` table). */
const nameIds = Array.from({ length: 26 }, (_, id) => id);

const require = createRequire(import.meta.url);
const version: string = require("subset-font/package.json").version;

const readFrom = (face: Face, file: string) => readFileSync(require.resolve(`${face.package}/${file}`));

/** The faces of an edition: the rules that pages carry, and the files that these name. */
export interface Fonts {
  rules: string;
  /** A script for the head of a page: on a quick network the first paint waits for the faces. */
  script: string;
  files: SiteFile[];
}

/**
 * Each face is cut down to the characters of the edition. That of text comes whole, too, for letters that readers type:
 * browsers fetch it only where one shows. The two share no character: while one is fetched, Chromium would fetch the
 * other as well. The licence comes with them (SIL Open Font License 1.1, condition 2).
 */
export function listFonts(report: Report): Fonts {
  const used = charactersOf(report);
  const others = accented.filter((code) => !used.includes(code));
  const small = faces.map((face) => ({ face, file: smallFile(face, used) }));
  const whole = faces.filter(({ isTextFace }) => isTextFace).map((face) => ({ face, file: wholeFile(face) }));
  return {
    rules: [
      ...small.map(({ face, file }) => rule(face, file, "optional", face.isTextFace ? used : undefined)),
      ...whole.map(({ face, file }) => rule(face, file, "swap", others)),
    ].join(""),
    script: preloadScript(small.map(({ file }) => href(file.path))),
    files: [...[...small, ...whole].map(({ file }) => file), ...faces.map(licenceFile)],
  };
}

/**
 * Chromium holds the first paint for a font that is preloaded: 200 to 300 ms on a slow network, less than 100 on a quick one.
 * Without a preload, a face that is `optional` is hardly ever there in time. So the script preloads the faces where the
 * browser has found its network to be quick. Firefox and Safari do not tell, and hold no paint.
 */
function preloadScript(addresses: readonly string[]): string {
  return [
    "if((navigator.connection?.rtt|0)<100)",
    `for(const href of${JSON.stringify(addresses)})`,
    'document.head.append(Object.assign(document.createElement("link"),',
    '{rel:"preload",as:"font",crossOrigin:"",href}))',
  ].join("");
}

/** Every character that the pages of a report need and a Latin face may have, as sorted code points. */
function charactersOf(report: Report): number[] {
  const latin = JSON.stringify(report).match(/[\u00a0-\u024f\u2000-\u20cf\u2122\u2212]/g) ?? [];
  const codes = [...basicLatin, ...marks, ...latin].map((character) => character.codePointAt(0) ?? 0);
  return [...new Set(codes)].sort((one, other) => one - other);
}

/** @param display whether text that waited for the face changes to it when it is late: none of a page's own does */
function rule(
  { family, weights }: Face,
  { path }: SiteFile,
  display: "swap" | "optional",
  codes: readonly number[] | undefined,
): string {
  return [
    `@font-face{font-family:"${family}";font-weight:${weights.join(" ")};font-display:${display};`,
    `src:url(${href(path)}) format("woff2")${codes ? `;unicode-range:${rangeOf(codes)}` : ""}}`,
  ].join("");
}

/** Sorted code points as CSS lists them; neighbours become a range. */
function rangeOf(codes: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16);
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ""}`).join();
}

function licenceFile(face: Face): SiteFile {
  const body = readFrom(face, "LICENSE").toString();
  return { path: `/assets/${face.name}-licence.txt`, type: "text/plain; charset=utf-8", body };
}

function wholeFile(face: Face): SiteFile {
  const body = readFrom(face, face.file);
  return { path: fontPath(`${face.name}-whole`, body), type: "font/woff2", body };
}

/** Made when asked for: its address follows from all that it is made of. */
function smallFile(face: Face, codes: readonly number[]): SiteFile {
  const text = String.fromCodePoint(...codes);
  const { name, weights, isTextFace, features } = face;
  const whole = readFrom(face, face.file);
  const [lightest, heaviest] = weights;
  const path = fontPath(name, whole, text, JSON.stringify({ weights, features, version }));
  return {
    path,
    type: "font/woff2",
    body: () =>
      subsetFont(whole, text, {
        targetFormat: "woff2",
        keepFeatures: features,
        preserveNameIds: nameIds,
        // Hints are a third of Young Serif. They matter to small text on old screens; it sets headings only.
        noHinting: true,
        ...(isTextFace && { variationAxes: { wght: { min: lightest, max: heaviest } } }),
      }),
  };
}

function fontPath(name: string, ...contents: (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const content of contents) hash.update(content);
  return `/assets/${name}-${hash.digest("hex").slice(0, 10)}.woff2`;
}
