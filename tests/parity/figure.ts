import { type Element, findAll } from "../../hosting/html";
import { hasClass, wordsOf } from "./markup";
import { numbersIn, shows } from "./numbers";
import { checkPlot, findPlots, type ShownRow } from "./plot";
import { type JsonTable, readFile, readPage, readTable, type Site, tableNames, unless } from "./site";
import { parseStrictHtml } from "./strict-html";
import { median, splitByCounting, sum } from "./tables";

/** Drawing, table, files and texts of every figure agree on every page. */
export function checkFigures(site: Site): string[] {
  const tables = tableNames(site).map((name) => readTable(site, name));
  return tables.flatMap((json) => {
    const { name, figure } = json;
    if (!figure) return [];
    const [own] = findFrames(readPage(site, `/figures/${name}`), name);
    if (!own) return [`${name}: has no figure on its own page`];
    const rows = readShownRows(own);
    const onPages = [...site.pages.keys()].flatMap((address) => {
      const page = readPage(site, address);
      const plots = findPlots(page).filter(({ id }) => id === name);
      const problems = [
        ...findFrames(page, name).flatMap((frame) => [
          ...checkTable(frame, json),
          ...checkWords(frame, json),
        ]),
        ...plots.flatMap(({ plot }) => checkPlot(plot, name, rows)),
        ...plots.flatMap(({ plot }) => {
          const isSame = plot.attributes.get("aria-label") === figure.alt;
          return unless(isSame, `${name}: the alternative text differs`);
        }),
      ];
      return problems.map((problem) => `${address}: ${problem}`);
    });
    return [...onPages, ...checkNumbers(json), ...checkDrawingFile(site, json, rows)];
  });
}

function findFrames(page: Element, id: string): Element[] {
  return findAll(page, ({ tag, attributes }) => tag === "figure" && attributes.get("id") === id);
}

/** The cells of the table in a page, row by row. */
function readCells(frame: Element) {
  const [body] = findAll(frame, ({ tag }) => tag === "tbody");
  return (body ? findAll(body, ({ tag }) => tag === "tr") : []).map((row) =>
    findAll(row, ({ tag }) => tag === "th" || tag === "td").map((cell) => {
      const [data] = findAll(cell, ({ tag }) => tag === "data");
      return {
        isHead: cell.tag === "th",
        column: cell.attributes.get("data-column") ?? "",
        text: data ? wordsOf(data) : "",
        value: data?.attributes.get("value"),
        isMarked: findAll(cell, (element) => hasClass(element, "illustrative")).length > 0,
      };
    }),
  );
}

function readShownRows(frame: Element): ShownRow[] {
  return readCells(frame).map((cells) => ({
    key: cells.filter(({ isHead }) => isHead).map(({ text }) => text),
    cells: new Map(
      cells.map(({ column, text, value = "", isMarked }) => [column, { text, value, isMarked }]),
    ),
  }));
}

/** The table in the page, cell by cell: value, text and kind. */
function checkTable(frame: Element, json: JsonTable): string[] {
  const rows = readCells(frame);
  if (rows.length !== json.rows.length)
    return [`${json.name}: ${rows.length} rows in the page, ${json.rows.length} in the files`];
  return rows.flatMap((cells, index) =>
    json.columns.flatMap(({ name }, place) => {
      const { text = "", value, isMarked } = cells[place] ?? {};
      const expected = json.rows[index]?.[name];
      const where = `${json.name}, row ${index + 1}, ${name}`;
      if (value !== String(expected?.value ?? ""))
        return [`${where}: the page has ${value}, the files have ${expected?.value}`];
      const isRight = isMarked === (expected?.kind === "illustrative");
      return [
        ...unless(shows(text, value), `${where}: shows ${text} for ${value}`),
        ...unless(isRight, `${where}: marked as of another kind than ${expected?.kind}`),
      ];
    }),
  );
}

/** Title, description, base and method in the page equal those in the files. */
function checkWords(frame: Element, { name, title, description, figure }: JsonTable): string[] {
  const words = findAll(
    frame,
    ({ tag, attributes }) => tag === "p" || attributes.get("id") === `${name}-title`,
  ).map(wordsOf);
  const source = `Base: ${figure?.base}. Method: ${figure?.method}.`;
  return [title, description, source, ...(figure?.notes ?? [])].flatMap((text) =>
    unless(words.includes(text), `${name}: the page does not say “${text}”`),
  );
}

/** The SVG file equals the drawing in the page. */
function checkDrawingFile(
  site: Site,
  { name, title, description }: JsonTable,
  rows: readonly ShownRow[],
): string[] {
  const file = parseStrictHtml(readFile(site, `/charts/${name}.svg`));
  const said = (tag: string) => findAll(file, (element) => element.tag === tag).map(wordsOf)[0];
  const [drawn] = findPlots(file);
  return [
    ...(drawn ? checkPlot(drawn.plot, name, rows) : [`${name}.svg: draws nothing`]),
    ...unless(said("title") === title, `${name}.svg: has another title`),
    ...unless(said("desc") === description, `${name}.svg: has another description`),
  ];
}

/** Every number in the texts of a figure is in its table or computed from it. */
function checkNumbers(json: JsonTable): string[] {
  const known = derivableNumbers(json);
  return [json.title, json.description, json.figure?.alt ?? ""].flatMap((text) =>
    numbersIn(text)
      .filter((number) => !known.some((other) => Math.abs(other - number) < 0.0051))
      .map((number) => `${json.name}: “${text}” says ${number}, which its table does not give`),
  );
}

function derivableNumbers({ columns, rows, figure }: JsonTable): number[] {
  const base = numbersIn(figure?.base ?? "");
  const series = splitByCounting(rows)
    .flatMap((part) => columns.map(({ name }) => part.map((row) => row[name]?.value)))
    .map((values) => values.filter((value) => typeof value === "number"))
    .filter((numbers) => numbers.length > 0);
  const all = sum(series.flat());
  const measures = series.flatMap((numbers) => {
    const empty = numbers.filter((number) => number === 0).length;
    const share = Math.round((sum(numbers) / all) * 100);
    const counts = [numbers.length, numbers.length - 1, empty, numbers.length - empty];
    return [...numbers, ...counts, sum(numbers), median(numbers), share];
  });
  const percents = base.flatMap((whole) => measures.map((part) => Math.round((part / whole) * 100)));
  const texts = rows.flatMap((row) =>
    Object.values(row).flatMap(({ value }) => (typeof value === "string" ? numbersIn(value) : [])),
  );
  return [0, 1, ...base, ...measures, ...percents, ...texts];
}
