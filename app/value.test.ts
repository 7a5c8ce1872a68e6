import { expect, test } from "vitest";
import { combineEvidence } from "./value";

test("evidence of several values has the least certain kind and all sources", () => {
  const reported = { kind: "reported", sources: [] } as const;
  const illustrative = { kind: "illustrative", sources: [] } as const;
  const one = { kind: "sourced", sources: ["a", "b"] } as const;
  const other = { kind: "sourced", sources: ["b", "c"] } as const;
  expect(combineEvidence([])).toEqual(reported);
  expect(combineEvidence([reported, one, other])).toEqual({ kind: "sourced", sources: ["a", "b", "c"] });
  const all = combineEvidence([one, illustrative, reported]);
  expect(all).toEqual({ kind: "illustrative", sources: ["a", "b"] });
});
