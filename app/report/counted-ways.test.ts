import { expect, test } from "vitest";
import { editionIn } from "../../tests/trial-content";
import { countFiveWays } from "./counted-ways";

const edition = editionIn();
const ways = countFiveWays(edition, {
  licensed: "A licensed name",
  unnamed: "No license named",
  sold: "Boxes",
  soldNote: "not public",
});

test("the list is counted in five ways, and a tier without products is one of the groups", () => {
  const lines = ways.map((groups) =>
    groups.map(({ label, tier, note }) => `${label}${tier ? ` ${tier.range}` : ""}: ${note}`).join("; "),
  );
  expect(lines).toEqual([
    "BioSwiss: 2 of 4; Hot Wheels: 1 of 4; Welly: 1 of 4",
    "BioSwiss: 3 of 4, with Hot Wheels; Welly: 1 of 4",
    "Premium $10-15: 1 of 4; Mid $7-10: 3 of 4; Value $4-7: 0 of 4",
    "A licensed name: 2 of 4; No license named: 2 of 4",
    "Boxes: not public",
  ]);
});

test("every way has every product once; those of other brands join their group at its end", () => {
  const ids = edition.products.map(({ id }) => id).sort();
  for (const groups of ways)
    expect(groups.flatMap(({ members }) => members.map(({ id }) => id)).sort()).toEqual(ids);
  expect(ways[1]?.[0]?.members.map(({ brand }) => brand)).toEqual(["BioSwiss", "BioSwiss", "Hot Wheels"]);
});
