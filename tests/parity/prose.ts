import { findAll } from "../../hosting/html";
import { readRows } from "./csv";
import { hasClass, wordsOf } from "./markup";
import { computeMeasures } from "./measures";
import { numbersIn, shows } from "./numbers";
import { readFile, readPage, type Site, unless } from "./site";

/** Numbers that no published table gives. */
const unpublished = /^(?:steps\.count|findings\.count|report\..*)$/u;

/** A named value is the same everywhere, equals the published tables, and its text shows it. */
export function checkProse(site: Site): string[] {
  const measures = computeMeasures(site);
  const first = new Map<string, string>();
  return [...site.pages.keys()].flatMap((address) => {
    const named = findAll(readPage(site, address), ({ attributes }) => attributes.has("data-of"));
    return named.flatMap((element) => {
      const [name = "", raw = ""] = ["data-of", "value"].map((key) => element.attributes.get(key));
      const text = wordsOf(element);
      const where = `${address}: ${name}`;
      const known = first.get(name) ?? raw;
      first.set(name, known);
      const measure = measures.get(name);
      const isText = !Number.isFinite(Number(raw));
      const isMeasured =
        measure === undefined ? isText || unpublished.test(name) : Math.abs(measure - Number(raw)) < 1e-9;
      return [
        ...unless(raw === known, `${where} is ${raw} here and ${known} elsewhere`),
        ...unless(shows(text, raw), `${where} is ${raw} and reads “${text}”`),
        ...unless(isMeasured, `${where} is ${raw}, the tables give ${measure}`),
      ];
    });
  });
}

/** The number of a citation is that of the source it links to. */
export function checkNotes(site: Site): string[] {
  const sources = new Map(
    readRows(readFile(site, "/data/sources.csv")).map(({ id, number }) => [id, number]),
  );
  return [...site.pages.keys()].flatMap((address) =>
    findAll(readPage(site, address), (element) => hasClass(element, "note"))
      .flatMap((note) => findAll(note, ({ tag }) => tag === "a"))
      .flatMap((link) => {
        const id = /#source-(.+)$/u.exec(link.attributes.get("href") ?? "")?.[1];
        const said = [wordsOf(link), link.attributes.get("aria-label") ?? ""].flatMap(numbersIn);
        const expected = Number(sources.get(id));
        const isRight = said.length > 0 && said.every((number) => number === expected);
        return unless(isRight, `${address}: cites ${id} as ${said.join(", ")}, it has number ${expected}`);
      }),
  );
}
