import path from "node:path";
import { deriveFigures } from "../analysis/figures";
import { formatProblems } from "../content/problem";
import { readReport } from "../content/report";
import type { Report, ReportFiles } from "../content/report-files";
import { listFonts } from "../document/fonts";
import { checkEdition, warnOfDrawings } from "./checks";
import { deriveContents } from "./contents";
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

/** A function that does its work at the first call only. */
function once<Result extends object>(work: () => Result): () => Result {
  let result: Result | undefined;
  return () => {
    result ??= work();
    return result;
  };
}
