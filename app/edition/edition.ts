import { deriveFigures } from "../analysis/figures";
import { makeFormats } from "../analysis/format";
import { deriveProducts } from "../analysis/product";
import { deriveShares } from "../analysis/share";
import type { Resolver } from "../analysis/text";
import { deriveTiers } from "../analysis/tier";
import { deriveValues } from "../analysis/values";
import { contentRoot, explainMissing } from "../content/folders";
import { formatProblems } from "../content/problem";
import { readReport } from "../content/report";
import type { Report, ReportBasis, ReportFiles } from "../content/report-files";
import { listFonts } from "../document/fonts";
import { type Check, checks, runChecks, warnOfDrawings } from "./checks";
import { warnOfBrandColors } from "./colors";
import { fillReport, findMeasures } from "./draft";
import { warnOfCopies } from "./look-again";
import { makePictures } from "./pictures";

/** One edition of the report, read, checked and derived. Route loaders compose their pages from it. */
export type Edition = ReturnType<typeof deriveEdition> & {
  /** The site's root, where the newest edition is: only while an edition is rendered for the archive. */
  newest?: string;
};

/** The edition, its files and warnings for its editors, or a text with file, line and column of every problem. */
export type EditionResult =
  | { ok: true; edition: Edition; files: ReportFiles; warnings: string[] }
  | { ok: false; message: string };

/**
 * Reads an edition for viewing; for publication, `readRelease` checks more. What could be read is checked even if other
 * files are broken, so that all problems come at once.
 */
export function readEdition(root: string, further: readonly Check[] = []): EditionResult {
  const missing = explainMissing(root);
  if (missing) return { ok: false, message: `${missing}\n` };
  const draft = readReport(root);
  const contents = { ...deriveContents(fillReport(draft)), root };
  const isComplete = contents.products.length === draft.productCount;
  const checked = { ...draft, contents, measures: findMeasures(draft), isComplete };
  const problems = runChecks([...checks, ...further], checked);
  if (problems.length > 0) return { ok: false, message: formatProblems(problems) };
  // Every file has been read, or there would be problems.
  const files = { parts: draft.parts as ReportFiles["parts"], products: draft.products };
  const report = contents.report as Report;
  const warnings = [...warnOfDrawings(files), ...warnOfBrandColors(files), ...warnOfCopies(report, files)];
  return { ok: true, edition: deriveEdition({ ...contents, report }), files, warnings };
}

let cached: Edition | undefined;

/** Sets the edition that `loadEdition` returns, so that the build reads and checks it only once. */
export function provideEdition(edition: Edition): void {
  cached = edition;
}

/** The edition for a page. In development it is read again for every page, so that edits show at once. */
export function loadEdition(): Edition {
  if (cached && !import.meta.env?.DEV) return cached;
  const result = readEdition(contentRoot());
  if (!result.ok) throw new Error(result.message);
  cached = result.edition;
  return cached;
}

function deriveEdition(contents: EditionContents) {
  return {
    ...contents,
    figures: once(() => deriveFigures(contents)),
    /** Every drawn picture by its name. */
    pictures: once(() => makePictures(contents)),
    fonts: once(() => listFonts(contents.report)),
  };
}

/** What is derived from the files that could be read. */
export type EditionBasis = ReturnType<typeof deriveContents> & {
  /** The folder that it was read from. */
  root: string;
};

/** An edition before anything is drawn. */
export type EditionContents = EditionBasis & { report: Report };

function deriveContents(report: ReportBasis) {
  const formats = makeFormats(report.publication);
  const products = deriveProducts(report, formats);
  const shares = deriveShares(products, report.brands);
  const tiers = deriveTiers(products, report.tiers, formats);
  const values = deriveValues(report, products, shares, tiers, formats);
  const resolver: Resolver = { values, sources: report.sources, formats };
  return { report, products, shares, tiers, resolver, formats };
}

/** Caches the result of the first call. */
function once<Result extends object>(work: () => Result): () => Result {
  let result: Result | undefined;
  return () => {
    result ??= work();
    return result;
  };
}
