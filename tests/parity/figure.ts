import { type Element, findAll } from "../../hosting/html";
import { hasClass, wordsOf } from "./markup";
import { numbersIn, shows } from "./numbers";
import { checkPlot, figureTables, findPlots, type ShownTable } from "./plot";
import { type JsonTable, readPage, type Site, tableNames, unless } from "./site";
import { parseStrictHtml } from "./strict-html";
import { median, splitByCounting, sum } from "./tables";

/** Drawing, table, files and texts of every figure agree on every page. */
export function checkFigures(site: Site): string[] {
  const tables = figureTables(site, tableNames(site));
  return tables.flatMap((json) => {
    const own = readPage(site, `/figures/${json.name}`);
    const frame = findFrames(own, json.name)[0];
    if (!frame) return [`${json.name}: has no figure on its own page`];
    const shown = readShownTable(frame);
    const places = [...site.pages.keys()].flatMap((address) =>
      checkPage(readPage(site, address), json, shown, site).map((problem) => `${address}: ${problem}`),
    );
    return [...places, ...checkNumbers(json), ...checkDrawingFile(site, json, shown)];
  });
}

function checkPage(page: Element, json: JsonTable, shown: ShownTable, site: Site): string[] {
  const frames = findFrames(page, json.name);
  const plots = findPlots(page).filter(({ id }) => id === json.name);
  return [
    ...frames.flatMap((frame) => [...checkTable(frame, json), ...checkWords(frame, json)]),
    ...plots.flatMap(({ plot }) => checkPlot(plot, json, shown, site)),
    ...plots.flatMap(({ plot }) =>
      unless(
        plot.attributes.get("aria-label") === json.figure?.alt,
        `${json.name}: the alternative text differs`,
      ),
    ),
  ];
}

function findFrames(page: Element, id: string): Element[] {
  return findAll(page, ({ tag, attributes }) => tag === "figure" && attributes.get("id") === id);
}

/** The table in the page, cell by cell: value, text and kind. */
function checkTable(frame: Element, json: JsonTable): string[] {
  const rows = bodyRows(frame);
  if (rows.length !== json.rows.length)
    return [`${json.name}: ${rows.length} rows in the page, ${json.rows.length} in the files`];
  return rows.flatMap((cells, index) =>
    json.columns.flatMap(({ name }, place) => {
      const cell = cells[place];
      const data = cell && findAll(cell, ({ tag }) => tag === "data")[0];
      const value = data?.attributes.get("value");
      const expected = json.rows[index]?.[name];
      const where = `${json.name}, row ${index + 1}, ${name}`;
      if (!cell || !data || value === undefined || value !== String(expected?.value ?? ""))
        return [`${where}: the page has ${value}, the files have ${expected?.value}`];
      const isPenciled = findAll(cell, (element) => hasClass(element, "penciled")).length > 0;
      const isMarked = isPenciled === (expected?.kind === "illustrative");
      return [
        ...unless(shows(wordsOf(data), value), `${where}: shows ${wordsOf(data)} for ${value}`),
        ...unless(isMarked, `${where}: marked as of another kind than ${expected?.kind}`),
      ];
    }),
  );
}

/** Title, description, base and method in the page equal those in the files. */
function checkWords(frame: Element, json: JsonTable): string[] {
  const words = findAll(
    frame,
    ({ tag, attributes }) => tag === "p" || attributes.get("id") === `${json.name}-title`,
  ).map(wordsOf);
  const expected = [
    json.title,
    json.description,
    `Base: ${json.figure?.base}. Method: ${json.figure?.method}.`,
    ...(json.figure?.notes ?? []),
  ];
  return expected.flatMap((text) =>
    unless(words.includes(text), `${json.name}: the page does not say “${text}”`),
  );
}

/** The SVG file, if there is one, equals the drawing in the page. */
function checkDrawingFile(site: Site, json: JsonTable, shown: ShownTable): string[] {
  const source = site.files.get(`/charts/${json.name}.svg`);
  if (source === undefined) return [];
  const file = parseStrictHtml(source);
  const said = (tag: string) => findAll(file, (element) => element.tag === tag).map(wordsOf)[0];
  const [drawn] = findPlots(file);
  return [
    ...(drawn ? checkPlot(drawn.plot, json, shown, site) : [`${json.name}.svg: draws nothing`]),
    ...unless(said("title") === json.title, `${json.name}.svg: has another title`),
    ...unless(said("desc") === json.description, `${json.name}.svg: has another description`),
  ];
}

/** Every number in the texts of a figure is in its table or computed from it. */
function checkNumbers(json: JsonTable): string[] {
  const known = derivableNumbers(json);
  const texts = [json.title, json.description, json.figure?.alt ?? ""];
  return texts.flatMap((text) =>
    numbersIn(text)
      .filter((number) => !known.some((other) => Math.abs(other - number) < 0.0051))
      .map((number) => `${json.name}: “${text}” says ${number}, which its table does not give`),
  );
}

function derivableNumbers({ columns, rows, figure }: JsonTable): number[] {
  const base = numbersIn(figure?.base ?? "");
  const series = splitByCounting(rows).flatMap((part) =>
    columns.map(({ name }) =>
      part.map((row) => row[name]?.value ?? "").filter((value) => typeof value === "number"),
    ),
  );
  const all = sum(series.flat());
  const measures = series
    .filter((numbers) => numbers.length > 0)
    .flatMap((numbers) => {
      const middle = median(numbers);
      const empty = numbers.filter((number) => number === 0).length;
      return [
        ...numbers,
        ...[numbers.length, numbers.length - 1, empty, numbers.length - empty],
        ...[sum(numbers), middle, Math.round((sum(numbers) / all) * 100)],
      ];
    });
  const percents = base.flatMap((whole) => measures.map((part) => Math.round((part / whole) * 100)));
  const texts = rows.flatMap((row) =>
    Object.values(row).flatMap(({ value }) => (typeof value === "string" ? numbersIn(value) : [])),
  );
  return [0, 1, ...base, ...measures, ...percents, ...texts];
}

function readShownTable(frame: Element): ShownTable {
  const rows = bodyRows(frame);
  return {
    columns: (rows[0] ?? []).map(({ attributes }) => attributes.get("data-column") ?? ""),
    texts: rows.map((cells) => cells.map(wordsOf)),
    keys: rows.map((cells) => cells.filter(({ tag }) => tag === "th").map(wordsOf)),
  };
}

function bodyRows(frame: Element): Element[][] {
  const body = findAll(frame, ({ tag }) => tag === "tbody")[0];
  const rows = body ? findAll(body, ({ tag }) => tag === "tr") : [];
  return rows.map((row) => findAll(row, ({ tag }) => tag === "th" || tag === "td"));
}
