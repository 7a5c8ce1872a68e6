import { expect, test } from "vitest";
import type { Report } from "../../report/report";
import { describeChecklist } from "./checklist";

const text = (words: string) => ({
  type: "resolved" as const,
  nodes: [{ type: "text" as const, text: words }],
});

test.each([
  [10, "One sheet"],
  [11, "Sheets"],
])("describes a checklist of %i products: %s", (length, description) => {
  const report = {
    checklist: { descriptionIfLonger: text("Sheets") },
    products: Array.from({ length }),
    site: { pages: { checklist: { description: text("One sheet") } } },
  } as unknown as Report;
  expect(describeChecklist(report)).toEqual(text(description));
});
