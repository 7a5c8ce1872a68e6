import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { findSubset, type Subset } from "../art/face";
import type { Report } from "../content/report-files";
import { once } from "../edition/once";
import type { SiteFile } from "../edition/site-file";
import { href } from "../urls";

/**
 * Weights are the lightest and the heaviest in the CSS. Readers type in the text face, so it also needs letters that the
 * edition lacks.
 */
const faces = [
  {
    family: "Young Serif",
    name: "young-serif",
    package: "@fontsource/young-serif",
    file: "files/young-serif-*-400-normal.woff2",
    weights: [400, 700],
    isTextFace: false,
    features: ["kern", "liga", "lnum"],
  },
  {
    family: "Figtree",
    name: "figtree",
    package: "@fontsource-variable/figtree",
    file: "files/figtree-*-wght-normal.woff2",
    weights: [400, 750],
    isTextFace: true,
    features: ["kern", "liga", "lnum", "tnum"],
  },
] as const;
type Face = (typeof faces)[number];

const basicLatin = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index));
const marks = "\u00a0©·×÷–—‘’“”…";

/** Accented Latin letters: the block without `×` and `÷`. */
const accented = Array.from({ length: 0x100 - 0xc0 }, (_, index) => 0xc0 + index).filter(
  (code) => code !== 0xd7 && code !== 0xf7,
);

/** Entries of the OpenType `name` table: subsetting would drop copyright and license. */
const nameIds = Array.from({ length: 26 }, (_, id) => id);

const require = createRequire(import.meta.url);
const version: string = require("subset-font/package.json").version;

const readFrom = (face: Face, file: string) => readFileSync(require.resolve(`${face.package}/${file}`));
const readSubset = (face: Face, subset: Subset) => readFrom(face, face.file.replace("*", subset));

/**
 * Subsets each face to the characters of the edition; rarer letters are a file of their own, for pages that have them. The whole
 * text face is another file, for letters that readers type. Files of a face share no character: Chromium would fetch both. The
 * license is published with them (OFL 1.1, condition 2).
 */
export const fontsOf = once(({ report }) => {
  const used = charactersOf(report, "latin");
  const rare = charactersOf(report, "latin-ext");
  const others = accented.filter((code) => !used.includes(code));
  const small = faces.map((face) => ({ face, file: smallFile(face, "latin", used) }));
  const more =
    rare.length > 0 ? faces.map((face) => ({ face, file: smallFile(face, "latin-ext", rare) })) : [];
  const whole = faces.filter(({ isTextFace }) => isTextFace).map((face) => ({ face, file: wholeFile(face) }));
  return {
    rules: [
      ".waits>body{display:none}",
      ...small.map(({ face, file }) => rule(face, file, "optional", face.isTextFace ? used : undefined)),
      ...more.map(({ face, file }) => rule(face, file, "optional", rare)),
      ...whole.map(({ face, file }) => rule(face, file, "swap", others)),
    ].join(""),
    /** For the head, after the rules: shows the page once the faces have loaded. */
    script: waitScript(small.map(({ face }) => face.family)),
    files: [...[...small, ...more, ...whole].map(({ file }) => file), ...faces.map(licenseFile)],
  };
});

/** In milliseconds. Browsers round the round-trip time to 25 and report 0 or 100 if they have no estimate. */
const slowRoundTrip = 150;

/** In milliseconds. */
const longestWait = 500;

/**
 * An `optional` face is used only if it has loaded at the first layout, which a preload delays by 50 ms at most. So the first
 * page of a visit is not laid out until the faces have loaded, except on a slow network, where it would take too long: there
 * they show from the second page on.
 */
function waitScript(families: readonly string[]): string {
  return [
    `if(!(navigator.connection?.rtt>=${slowRoundTrip})){`,
    `const{classList}=document.documentElement,show=()=>{classList.remove("waits");`,
    // A hidden page has not scrolled to its target.
    `if(!scrollY)document.querySelector(":target")?.scrollIntoView()},`,
    `loads=${JSON.stringify(families)}.map(family=>document.fonts.load(\`1em "\${family}"\`));`,
    // Later pages have the faces in the cache, and a view transition needs their first frame.
    "if(!document.referrer.startsWith(location.origin))",
    `classList.add("waits"),Promise.allSettled(loads).then(show),setTimeout(show,${longestWait})}`,
  ].join("");
}

/** Sorted code points of the report's characters in a subset, whose first one also has what interfaces use. */
function charactersOf(report: Report, subset: Subset): number[] {
  const found = (JSON.stringify(report).match(/[^\0-~]/gu) ?? []).filter(
    (each) => findSubset(each, "sans") === subset,
  );
  const codes = [...(subset === "latin" ? basicLatin + marks : ""), ...found].map(
    (each) => each.codePointAt(0) ?? 0,
  );
  return [...new Set(codes)].sort((one, other) => one - other);
}

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

/** The `unicode-range` of sorted code points. */
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

function licenseFile(face: Face): SiteFile {
  const body = readFrom(face, "LICENSE").toString();
  return { path: hashedPath(`${face.name}-license.txt`, body), body };
}

function wholeFile(face: Face): SiteFile {
  const body = readSubset(face, "latin");
  return { path: hashedPath(`${face.name}-whole.woff2`, body), body };
}

/** Subset when it is written: the URL is a hash of the inputs. */
function smallFile(face: Face, subset: Subset, codes: readonly number[]): SiteFile {
  const text = String.fromCodePoint(...codes);
  const { name, weights, isTextFace, features } = face;
  const whole = readSubset(face, subset);
  const [lightest, heaviest] = weights;
  const path = hashedPath(
    `${name}${subset === "latin" ? "" : "-rare"}.woff2`,
    whole,
    text,
    JSON.stringify({ weights, features, version }),
  );
  return {
    path,
    body: () =>
      subsetFont(whole, text, {
        targetFormat: "woff2",
        keepFeatures: features,
        preserveNameIds: nameIds,
        // Hints are a third of Young Serif and matter only to small text on old screens.
        noHinting: true,
        ...(isTextFace && { variationAxes: { wght: { min: lightest, max: heaviest } } }),
      }),
  };
}

function hashedPath(name: string, ...contents: (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const content of contents) hash.update(content);
  return `/assets/${name.replace(".", `-${hash.digest("hex").slice(0, 10)}.`)}`;
}
