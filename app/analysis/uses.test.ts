import { expect, test } from "vitest";
import type { Text } from "./text";
import { numberUses } from "./uses";

const cite = (...ids: [string, number][]): Text => ({
  type: "resolved",
  nodes: [{ type: "cite", text: "words", notes: ids.map(([id, number]) => ({ id, number })) }],
});

test("numbers the citations of each source in the order of the page", () => {
  const { page, uses } = numberUses({ lead: cite(["a", 7]), items: [cite(["b", 2], ["a", 7])] });
  expect(uses).toEqual(
    new Map([
      ["a", ["use-7-1", "use-7-2"]],
      ["b", ["use-2-1"]],
    ]),
  );
  expect(page.items[0]?.nodes[0]).toMatchObject({ notes: [{ use: "use-2-1" }, { use: "use-7-2" }] });
});

test("counts notes beside values, and leaves alone what is shown without numbers", () => {
  const { page, uses } = numberUses({
    heading: cite(["a", 1]),
    notes: { licence: [{ id: "a", number: 1 }] },
  });
  expect(uses.get("a")).toEqual(["use-1-1"]);
  expect(page.heading).toEqual(cite(["a", 1]));
  expect(page.notes.licence[0]).toEqual({ id: "a", number: 1, use: "use-1-1" });
});
