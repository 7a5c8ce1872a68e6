import { expect, test } from "vitest";
import type { Report } from "../../report/report";
import { describeOnePage } from "./one-page";

const text = (words: string) => ({
  type: "resolved" as const,
  nodes: [{ type: "text" as const, text: words }],
});

test.each([
  [3, "On one sheet"],
  [4, "For a meeting"],
])("describes the page with %i opportunities: %s", (count, description) => {
  const report = {
    market: { opportunities: { items: Array.from({ length: count }, () => ({ onePage: true })) } },
    onePage: { descriptionIfLonger: text("For a meeting") },
    site: { pages: { onePage: { description: text("On one sheet") } } },
    tiers: [],
  } as unknown as Report;
  expect(describeOnePage(report)).toEqual(text(description));
});
