import { type Element, findAll } from "../../hosting/html";
import { wordsOf } from "./markup";
import { numbersIn } from "./numbers";
import { unless } from "./site";

/** A row of a figure's table, as the figure's own page shows it. */
export interface ShownRow {
  /** What the row is about: the texts of its header cells. */
  key: string[];
  /** By the names of columns in the drawing. */
  cells: ReadonlyMap<string, { text: string; value: string; isMarked: boolean }>;
}

/** What a part of the drawing shows of one cell; `row` is undefined if the table has no such row. */
interface Mark {
  row: ShownRow | undefined;
  column: string;
  value: number;
  element: Element;
}

const isMark = ({ tag }: Element) => tag === "use";
const isOpen = ({ attributes }: Element) => (attributes.get("fill") ?? "").endsWith("-hatch)");
const findWith = (root: Element, name: string) => findAll(root, ({ attributes }) => attributes.has(name));

/** The drawings of figures on a page, or in a drawing's own file, by the id of the figure. */
export function findPlots(document: Element): { id: string; plot: Element }[] {
  return findWith(document, "data-chart").map((plot) => ({
    id: plot.attributes.get("data-chart") ?? "",
    plot,
  }));
}

/** Labels, values, readouts and marks in the drawing agree with the table. */
export function checkPlot(plot: Element, id: string, rows: readonly ShownRow[]): string[] {
  const groups = findWith(plot, "data-label").map((group) => ({ group, key: keyOf(group) }));
  const rowOf = (key: readonly string[]) => rows.find((row) => isSame(row.key, key));
  const marks = groups.flatMap(({ group, key }) => findMarks(group, rowOf(key)));
  const problems = [
    ...unless(findAll(plot, isMark).length > 0, "draws nothing"),
    ...groups.flatMap(({ group, key }) => {
      const row = rowOf(key);
      return row ? checkReadouts(group, row) : [`draws ${key.join(", ")}, which the table has not`];
    }),
    ...checkValues(marks, rows),
    ...marks.flatMap((mark) => checkOpen(mark, id)),
    ...checkCounts(plot),
  ];
  return problems.map((problem) => `${id}: ${problem}`);
}

function keyOf({ attributes }: Element): string[] {
  return ["data-label", "data-group"].flatMap((name) => attributes.get(name) ?? []);
}

/** In any order: the heading of a panel comes first in its row. */
function isSame(key: readonly string[], other: readonly string[]): boolean {
  return key.length === other.length && key.every((part) => other.includes(part));
}

function findMarks(group: Element, row: ShownRow | undefined): Mark[] {
  return [group, ...findWith(group, "data-column")]
    .filter(({ attributes }) => attributes.has("data-column") && attributes.has("data-value"))
    .map((element) => ({
      row,
      column: element.attributes.get("data-column") ?? "",
      value: Number(element.attributes.get("data-value")),
      element,
    }));
}

/** In each column that is drawn, each row is drawn once; only zeros may be missing. */
function checkValues(marks: readonly Mark[], rows: readonly ShownRow[]): string[] {
  return [...new Set(marks.map(({ column }) => column))].flatMap((column) =>
    rows.flatMap((row) => {
      const own = marks.filter((mark) => mark.row === row && mark.column === column);
      const value = own.length === 1 ? own[0]?.value : 0;
      const stated = row.cells.get(column)?.value;
      const isRight = own.length <= 1 && stated !== undefined && value === Number(stated);
      return unless(isRight, `draws ${value} for ${row.key.join(", ")}, the table has ${stated}`);
    }),
  );
}

/** A number beside a mark is in its row. */
function checkReadouts(group: Element, { key, cells }: ShownRow): string[] {
  const allowed = [...key, ...[...cells.values()].map(({ text }) => text)].flatMap(numbersIn);
  const said = group.children.flatMap((child) =>
    typeof child !== "string" && child.tag === "text" ? numbersIn(wordsOf(child)) : [],
  );
  return said
    .filter((number) => !allowed.includes(number))
    .map((number) => `says ${number} beside ${key.join(", ")}`);
}

/** Marks are open if the number that they stand for is illustrative. */
function checkOpen({ row, column, element }: Mark, id: string): string[] {
  const isIllustrative =
    id === "kinds-of-value" ? column === "illustrative" : row?.cells.get(column)?.isMarked;
  return checkHatch(element, isIllustrative === true, row?.key.join(", "));
}

function checkHatch(element: Element, isIllustrative: boolean, what = ""): string[] {
  const isRight = findAll(element, isMark).every((mark) => isOpen(mark) === isIllustrative);
  const kind = `${isIllustrative ? "" : "not "}illustrative`;
  return unless(isRight, `${what} is ${kind}, and is drawn otherwise`);
}

/** A row has a mark for each product, value or percent that it counts, in each run and as a whole. */
function checkCounts(plot: Element): string[] {
  return findWith(plot, "data-row").flatMap((row) =>
    findWith(row, "data-value").flatMap((group) => {
      // The marks of a total stand in its runs.
      const drawn = findAll(group, isMark).length || findAll(row, isMark).length;
      const value = Number(group.attributes.get("data-value"));
      const label = row.attributes.get("data-row");
      return unless(drawn === value, `draws ${drawn} marks for ${label}, not ${value}`);
    }),
  );
}
