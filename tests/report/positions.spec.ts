import { readdirSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { readRows } from "../parity/csv";
import { dist, read } from "./published";

// Bars, marks and labels are where their values belong. tests/parity/ checks their numbers. Holds for every edition.

const figures = readdirSync(`${dist}figures`).flatMap((name) => /^(.+)\.html$/u.exec(name)?.[1] ?? []);
const tiers = readRows(read("data/tiers.csv")).map(({ tier = "", min_usd, max_usd }) => ({
  tier,
  min_usd,
  max_usd,
}));

for (const width of [390, 1280])
  test(`bars, marks and labels are where their values are, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    expect(figures.length).toBeGreaterThan(3);
    for (const id of figures) {
      await page.goto(`/figures/${id}`);
      expect.soft(await page.evaluate(findMisplaced, tiers), id).toEqual([]);
    }
  });

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
])
  test(`ways to count, drawings and sentence share a screen, ${viewport.width} px wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto("/market-analysis");
    const header = await page.getByRole("banner").boundingBox();
    const stage = await page.locator("#counted").boundingBox();
    expect(stage?.height).toBeGreaterThan(300);
    expect(stage?.height).toBeLessThan(viewport.height - (header?.height ?? 0));
  });

/** Runs in the page. */
function findMisplaced(priceTiers: typeof tiers): string[] {
  const problems: string[] = [];
  const check = (isRight: boolean, problem: string) => void (isRight || problems.push(problem));
  const isNear = (one = Number.NaN, other = Number.NaN, by = 1.5) => Math.abs(one - other) <= by;
  const all = (root: Element, parts: string) =>
    [...root.querySelectorAll<SVGElement>(parts)].filter((each) => !each.closest("[data-legend]"));
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const marksOf = (root: Element) => all(root, "use").map(boxOf);
  const isBefore = (one: DOMRect, other: DOMRect) => one.right < other.left + 1 || one.bottom < other.top + 1;
  const isInside = (one: DOMRect, { left, right, top, bottom }: DOMRect) =>
    one.left > left - 1 && one.right < right + 1 && one.top > top - 1 && one.bottom < bottom + 1;
  const chart = document.querySelector("[data-chart]") as Element;
  const frame = boxOf(chart);

  const marks = marksOf(chart);
  check(
    marks.every((mark) => isInside(mark, frame)),
    "a mark sticks out",
  );
  for (const [index, mark] of marks.entries())
    for (const other of marks.slice(index + 1))
      check(isBefore(mark, other) || isBefore(other, mark), `mark ${index} overlaps another`);
  for (const group of all(chart, "[data-column]"))
    for (const [index, mark] of marksOf(group).slice(1).entries())
      check(isBefore(marksOf(group)[index] ?? frame, mark), `${group.dataset.label} is out of order`);

  // Rows do not overlap.
  const rows = all(chart, "[data-row]");
  for (const [index, row] of rows.entries()) {
    check(index === 0 || boxOf(rows[index - 1] ?? row).bottom < boxOf(row).top + 1, `row ${index} overlaps`);
  }

  // Of equal parts, so much is filled, from the first on. A bar ends at its percentage.
  for (const number of all(chart, "[data-column]:has(> [data-parts])")) {
    const [whole, filled] = [...number.querySelectorAll<SVGPathElement>("[data-parts]")];
    if (!whole || !filled) continue;
    let [inAll, inFilled, outside] = [0, 0, 0];
    const box = whole.getBBox();
    for (let x = box.x; x < box.x + box.width; x += 0.5)
      for (let y = box.y; y < box.y + box.height; y += 0.5) {
        const [isInAll, isInFilled] = [whole, filled].map((path) => path.isPointInFill(new DOMPoint(x, y)));
        inAll += Number(isInAll);
        inFilled += Number(isInFilled);
        outside += Number(isInFilled && !isInAll);
      }
    const share = Number(number.dataset.value) / 100;
    check(isNear(inFilled / inAll, share, 0.005) && outside === 0, `${share} is not to scale`);
    check(isNear(boxOf(filled).left, boxOf(whole).left), `${share} does not begin with the first part`);
  }
  for (const bar of all(chart, "[data-column]:has(> rect:only-child)")) {
    const [drawn, whole] = [bar.querySelector("rect"), bar.parentElement?.querySelector(".chart-ground")];
    const [own, all] = [drawn, whole].map((each) => each?.getBoundingClientRect());
    const end = (all?.left ?? 0) + ((all?.width ?? 0) * Number(bar.dataset.value)) / 100;
    check(isNear(own?.left, all?.left) && isNear(own?.right, end), `${bar.dataset.value}% is not to scale`);
  }

  // Bars start at the same place and have one length for each product; of the first that joins, half lies over the seam.
  const bars = all(chart, "[data-value]:has(> .chart-track)");
  const barOf = (row: Element | undefined) => row && boxOf(row.querySelector(".chart-track") ?? row);
  const slot = (barOf(bars[0])?.width ?? 0) / Number(bars[0]?.dataset.value);
  for (const bar of bars) {
    const isToScale = isNear(barOf(bar)?.width, slot * Number(bar.dataset.value));
    check(
      isToScale && isNear(barOf(bar)?.left, barOf(bars[0])?.left),
      `${bar.dataset.label} is not to scale`,
    );
  }
  for (const seam of all(chart, ".chart-joint")) {
    const [mark] = marksOf(seam.closest("[data-value]") ?? seam);
    check(
      isNear(boxOf(seam).left, mark && mark.left + mark.width / 2),
      "a product is not half over the seam",
    );
  }

  const ticks = new Map(
    all(chart, "[data-tick]").map((tick) => [
      tick.dataset.tick,
      boxOf(tick.querySelector("line") ?? tick).left,
    ]),
  );
  const amounts = [...ticks.keys()].map(Number);
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const [left = 0, right = 0] = [low, high].map((amount) => ticks.get(String(amount)));
  const placeOf = (amount: number) => left + ((amount - low) / (high - low)) * (right - left);
  for (const [amount, x] of ticks) check(isNear(x, placeOf(Number(amount))), `$${amount} is not to scale`);
  for (const { tier, min_usd, max_usd } of ticks.size > 0 ? priceTiers : []) {
    const [band, label] = all(chart, `[data-label="${tier}"] > :is(rect, .chart-head)`).map(boxOf);
    const isToScale = isNear(band?.left, ticks.get(min_usd)) && isNear(band?.right, ticks.get(max_usd));
    check(isToScale && isInside(label ?? frame, band ?? frame), `${tier} is not to scale`);
  }
  // A pack hangs at its price, on the same scale. No text covers another, nor a pack or its line.
  for (const pack of all(chart, '[data-column="price"]')) {
    const [mark] = marksOf(pack);
    const place = placeOf(Number(pack.dataset.value));
    check(isNear(mark && mark.left + mark.width / 2, place), `${pack.dataset.label} is not at its price`);
  }
  const texts = [...chart.querySelectorAll("text")];
  const drawn = [...marks, ...all(chart, ".chart-stem").map(boxOf)];
  for (const [index, text] of texts.entries())
    for (const other of [...texts.slice(index + 1).map(boxOf), ...(ticks.size > 0 ? drawn : [])]) {
      const [one, words] = [boxOf(text), text.textContent];
      const isApart = (a: DOMRect, b: DOMRect) => a.right < b.left + 1 || a.bottom < b.top + 3;
      check(isApart(one, other) || isApart(other, one), `“${words}” is covered`);
    }

  // Products lie inside their band.
  for (const band of all(chart, "[data-label]:has(> rect:not(.chart-track))")) {
    const box = boxOf(band.querySelector("rect") ?? band);
    check(
      marksOf(band).every((mark) => isInside(mark, box)),
      `a product lies outside ${band.dataset.label}`,
    );
  }

  // Cells stand below the head of their column and do not meet.
  const heads = all(chart, ".chart-head-high, .chart-head-low").map(boxOf);
  for (const row of rows)
    for (const [index, cell] of all(row, "[data-cell]").map(boxOf).entries()) {
      const [head, next] = [heads[index], all(row, "[data-cell]").map(boxOf)[index + 1]];
      const [middle, ofHead] = [cell.left + cell.width / 2, (head?.left ?? 0) + (head?.width ?? 0) / 2];
      check(isNear(middle, ofHead, 8), `cell ${index} of ${row.dataset.row} is not below its head`);
      check(!next || cell.right <= next.left, `cell ${index} of ${row.dataset.row} meets the next`);
    }
  return problems;
}
