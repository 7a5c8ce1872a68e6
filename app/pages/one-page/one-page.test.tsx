import { expect, test } from "vitest";
import type { Report } from "../../report/report";
import { describeOnePage } from "./one-page";

const resolve = (text: string) => ({
  type: "resolved" as const,
  nodes: [{ type: "text" as const, text }],
});

test.each([
  [3, "On one sheet"],
  [4, "For a meeting"],
])("describeOnePage describes a page with %i opportunities as “%s”", (count, description) => {
  const report = {
    market: { opportunities: { items: Array.from({ length: count }, () => ({ onePage: true })) } },
    onePage: { descriptionIfLonger: resolve("For a meeting") },
    site: { pages: { onePage: { description: resolve("On one sheet") } } },
    tiers: [],
  } as unknown as Report;
  expect(describeOnePage(report)).toEqual(resolve(description));
});
