import { expect, test } from "vitest";
import { type Kind, weakestKind } from "./kind";

test.each<[kinds: Kind[], weakest: Kind]>([
  [[], "input"],
  [["input", "public"], "public"],
  [["editorial", "input", "public"], "editorial"],
  [["illustrative", "editorial", "input"], "illustrative"],
])("the weakest kind of %j is %s", (kinds, weakest) => expect(weakestKind(kinds)).toBe(weakest));
