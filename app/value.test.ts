import { expect, test } from "vitest";
import { combineEvidence } from "./value";

test("combineEvidence returns the least certain kind and all sources", () => {
  const reported = { kind: "reported", sources: [] } as const;
  const illustrative = { kind: "illustrative", sources: [] } as const;
  const sourcedAB = { kind: "sourced", sources: ["a", "b"] } as const;
  const sourcedBC = { kind: "sourced", sources: ["b", "c"] } as const;
  expect(combineEvidence([])).toEqual(reported);
  expect(combineEvidence([reported, sourcedAB, sourcedBC])).toEqual({
    kind: "sourced",
    sources: ["a", "b", "c"],
  });
  expect(combineEvidence([sourcedAB, illustrative, reported])).toEqual({
    kind: "illustrative",
    sources: ["a", "b"],
  });
});
