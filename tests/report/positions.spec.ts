import { readdirSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { readRows } from "../parity/csv";
import { dist, read } from "./published";

// Bars, marks and labels are where their values are: what tests/parity/ checks of numbers, measured. Asked of every edition.

const figures = readdirSync(`${dist}figures`).flatMap((name) => /^(.+)\.html$/u.exec(name)?.[1] ?? []);
const tiers = readRows(read("data/tiers.csv")).map(({ tier = "", min_usd, max_usd }) => ({
  tier,
  min_usd,
  max_usd,
}));

for (const width of [390, 1280])
  test(`bars, marks and labels are where their values are, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    expect(figures.length).toBeGreaterThan(4);
    for (const id of figures) {
      await page.goto(`/figures/${id}`);
      expect.soft(await page.evaluate(findMisplaced, tiers), id).toEqual([]);
    }
  });

/** Runs in the page. */
function findMisplaced(priceTiers: typeof tiers): string[] {
  const problems: string[] = [];
  const check = (isRight: boolean, problem: string) => void (isRight || problems.push(problem));
  const isNear = (one = Number.NaN, other = Number.NaN, by = 1.5) => Math.abs(one - other) <= by;
  const all = (root: Element, parts: string) =>
    [...root.querySelectorAll<SVGElement>(parts)].filter((each) => !each.closest("[data-legend]"));
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const middleOf = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
  const marksOf = (root: Element) => all(root, "use:not(.chart-ground)").map(boxOf);
  const isBefore = (one: DOMRect, other: DOMRect) => one.right < other.left + 1 || one.bottom < other.top + 1;
  const isInside = (one: DOMRect, { left, right, top, bottom }: DOMRect) =>
    one.left > left - 1 && one.right < right + 1 && one.top > top - 1 && one.bottom < bottom + 1;
  const chart = document.querySelector("[data-chart]") as Element;
  const frame = boxOf(chart);

  const marks = marksOf(chart);
  check(marks.length > 0 && marks.every((mark) => isInside(mark, frame)), "a mark sticks out");
  for (const [index, mark] of marks.entries())
    for (const other of marks.slice(index + 1))
      check(isBefore(mark, other) || isBefore(other, mark), `mark ${index} overlaps another`);
  for (const group of all(chart, "[data-column]"))
    for (const [index, mark] of marksOf(group).slice(1).entries())
      check(isBefore(marksOf(group)[index] ?? frame, mark), `${group.dataset.label} is out of order`);
  for (const text of all(chart, "use + text, use + g > text")) {
    const mark = boxOf((text.closest("use + g") ?? text).previousElementSibling ?? chart);
    const isBeside = boxOf(text).left > mark.right - 1 && isNear(middleOf(boxOf(text)), middleOf(mark), 4);
    check(isBeside, `${text.textContent} is not beside its mark`);
  }

  // Rows have room of their own; of a hundred, the first are filled.
  const rows = all(chart, "[data-row]");
  for (const [index, row] of rows.entries()) {
    check(index === 0 || boxOf(rows[index - 1] ?? row).bottom < boxOf(row).top + 1, `row ${index} overlaps`);
    const places = all(row, ".chart-ground").map(boxOf);
    const isFilled =
      places.length === 0 ||
      marksOf(row).every(
        (mark, place) => isNear(mark.x, places[place]?.x, 3) && isNear(mark.y, places[place]?.y, 3),
      );
    check(isFilled, `row ${index} skips a place`);
  }

  const ticks = new Map(
    all(chart, "[data-tick]").map((tick) => [
      tick.dataset.tick,
      boxOf(tick.querySelector("line") ?? tick).left,
    ]),
  );
  const amounts = [...ticks.keys()].map(Number);
  for (const [amount, left] of ticks) {
    const part = (Number(amount) - Math.min(...amounts)) / (Math.max(...amounts) - Math.min(...amounts));
    check(isNear(left, frame.left + part * frame.width), `$${amount} is not to scale`);
  }
  for (const { tier, min_usd, max_usd } of ticks.size > 0 ? priceTiers : []) {
    const [label, band] = all(chart, `[data-label="${tier}"] > :is(.chart-head, rect)`).map(boxOf);
    const isToScale = isNear(band?.left, ticks.get(min_usd)) && isNear(band?.right, ticks.get(max_usd));
    check(isToScale && isNear(label?.left, band?.left), `${tier} is not to scale`);
  }

  const packs = all(chart, "[data-count]").map((pack) => {
    const { left, right, top } = marksOf(pack)[0] ?? frame;
    const { label, count, price } = pack.dataset;
    return { label, count: Number(count), price: Number(price), x: (left + right) / 2, top };
  });
  for (const one of packs)
    for (const { label, count, price, x, top } of packs) {
      // Drawings are a little wider on one side than on the other.
      const isAtCount = one.count === count ? isNear(one.x, x, 4) : one.x < x === one.count < count;
      check(isAtCount, `${label} is not at its count`);
      check(one.count !== count || one.price <= price || one.top < top, `${label} is not at its price`);
    }

  // A band or a cell has its products inside; a cell stands below its head, and beside or below its label.
  for (const cell of all(chart, "[data-label]:has(> rect:not(.chart-track), > g > rect)")) {
    const box = boxOf(cell.querySelector("rect") ?? cell);
    check(
      marksOf(cell).every((mark) => isInside(mark, box)),
      `a product lies outside ${cell.dataset.label}`,
    );
    if (!cell.dataset.group) continue;
    const find = (part: string, words = "") =>
      all(chart, part).find((text) => text.lastChild?.textContent === words);
    const head = boxOf(find(".chart-head", cell.dataset.group) ?? chart);
    const label = boxOf(find(".chart-label", cell.dataset.label) ?? chart);
    const isAtRow = isNear(middleOf(label), middleOf(box), 3) || isNear(label.bottom, box.top, 9);
    check(
      isNear(head.left, box.left) && isAtRow,
      `${cell.dataset.label}, ${cell.dataset.group} is elsewhere`,
    );
  }
  return problems;
}
