import { expect, test } from "vitest";
import type { Report } from "../../report/report";
import { describeChecklist } from "./checklist";

const resolve = (text: string) => ({
  type: "resolved" as const,
  nodes: [{ type: "text" as const, text }],
});

test.each([
  [10, "One sheet"],
  [11, "Sheets"],
])("describeChecklist describes a checklist of %i products as “%s”", (length, description) => {
  const report = {
    checklist: { descriptionIfLonger: resolve("Sheets") },
    products: Array.from({ length }),
    site: { pages: { checklist: { description: resolve("One sheet") } } },
  } as unknown as Report;
  expect(describeChecklist(report)).toEqual(resolve(description));
});
