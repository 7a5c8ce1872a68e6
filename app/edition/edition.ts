import path from "node:path";
import { deriveFigures } from "../analysis/figures";
import { deriveProducts } from "../analysis/product";
import { deriveShares } from "../analysis/share";
import type { Resolver } from "../analysis/text";
import { deriveTiers } from "../analysis/tier";
import { deriveValues } from "../analysis/values";
import { formatProblems } from "../content/problem";
import { type ReportFiles, readReport } from "../content/report";
import { listFonts } from "../document/fonts";
import { checkEdition, warnOfDrawings } from "./checks";
import { once } from "./once";
import { drawPictures } from "./pictures";

/** One edition of the report, read, checked and derived: what route loaders compose their pages from. */
export type Edition = ReturnType<typeof deriveEdition>;

/** Where the content lies; another edition is another folder. */
export function contentRoot(): string {
  return path.resolve(process.env.CONTENT_DIR ?? "content");
}

/** The edition with the files it was read from and what its editors may want to know, or a text that names every problem by file, line and column. */
export type EditionResult =
  | { ok: true; edition: Edition; files: ReportFiles; warnings: string[] }
  | { ok: false; message: string };

/** Reads an edition to look at. What may be published is asked of `readRelease`, in changes/release.ts. */
export function readEdition(root: string): EditionResult {
  const result = readReport(root);
  if (!result.ok) return { ok: false, message: formatProblems(result.problems) };
  const edition = deriveEdition(result.report);
  const problems = checkEdition(result.files, edition.resolver.values);
  if (problems.length > 0) return { ok: false, message: formatProblems(problems) };
  return { ok: true, edition, files: result.files, warnings: warnOfDrawings(result.files) };
}

let cached: Edition | undefined;

/** Makes an edition the one that pages and files are made of: the build publishes what it has checked, and reads it once. */
export function provideEdition(edition: Edition): void {
  cached = edition;
}

/** The edition for a page; read anew for every page in development, so that an edit shows at once. */
export function loadEdition(): Edition {
  if (cached && !import.meta.env?.DEV) return cached;
  const result = readEdition(contentRoot());
  if (!result.ok) throw new Error(result.message);
  cached = result.edition;
  return cached;
}

type Report = Parameters<typeof deriveValues>[0];

function deriveEdition(report: Report) {
  const contents = deriveContents(report);
  return {
    ...contents,
    figures: once(() => deriveFigures(contents)),
    /** Every drawn picture, by its name. */
    pictures: once(() => drawPictures(contents)),
    fonts: once(() => listFonts(report)),
  };
}

/** What an edition says, before anything is drawn of it. */
export type EditionContents = ReturnType<typeof deriveContents>;

function deriveContents(report: Report) {
  const products = deriveProducts(report);
  const resolver: Resolver = { values: deriveValues(report), sources: report.sources };
  const shares = deriveShares(products, report.brands);
  const tiers = deriveTiers(products, report.tiers);
  return { report, products, shares, tiers, resolver };
}
