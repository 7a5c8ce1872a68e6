import { expect, test } from "vitest";
import { editionIn, heart, trialContent } from "../../../tests/trial-content";
import { formatCell } from "../tables/table-model";
import { type Figure, makeFigure } from "./figure-model";

const content = trialContent();

/** A table with the kinds of its cells, and what its chart draws, a line each. */
function describeFigure({ id, number, columns, rows, chart }: Figure): string[] {
  const cells = rows.map((row) =>
    row
      .map((cell, index) => `${formatCell(cell, columns[index]?.unit ?? "text")} (${cell.kind})`)
      .join(" | "),
  );
  const drawn = Object.values(chart).flat();
  return [`# ${number} ${id}`, ...cells, ...drawn.map((part) => JSON.stringify(part)), ""];
}

test("tables and charts are as in the golden file, with a range and a product that somebody priced", async () => {
  content.edit(heart, /^price: .*/mu, "price: { value: 6.49, kind: public, sources: [openfda-welly] }");
  const [low, high] = [20, 30].map(
    (value) => `{ value: ${value}, kind: public, sources: [bugg-care-bears] }`,
  );
  content.edit("figures.yaml", /drawn: coins\n.*/u, `drawn: bar\n      part: ${low}\n      to: ${high}`);
  const lines = Object.values(content.edition().figures()).flatMap(describeFigure);
  await expect(lines.join("\n")).toMatchFileSnapshot("golden/figures.txt");
});

test("a figure without words throws", () => {
  const edition = editionIn();
  const data = { columns: [], rows: [], chart: { type: "shares" as const, rows: [] } };
  expect(() => makeFigure("nothing", 1, edition, data)).toThrow('figures.yaml has no entry "nothing"');
});
