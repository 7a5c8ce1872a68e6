import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { trialContent } from "../../../tests/trial-content";
import { resolveAll } from "../../analysis/text";
import { Numbers } from "./numbers";

test("a value that is illustrative no more leaves the group of the invented ones", () => {
  const { products, report, resolver } = trialContent().edition();
  const { invented } = resolveAll(report.list, resolver);
  const renderPublic = (...fields: string[]) => {
    const [product] = products;
    if (!product) throw new Error("no product");
    const evidence = Object.fromEntries(fields.map((field) => [field, { kind: "public", sources: [] }]));
    const observed = { ...product, evidence: { ...product.evidence, ...evidence } };
    return renderToString(<Numbers product={observed} notes={{}} invented={invented} />);
  };
  const [group = "", others] = renderPublic("packaging").split("</section>");
  expect(group).toContain("Price");
  expect(group).not.toContain("Packaging");
  expect(others).toContain("Packaging");
  expect(renderPublic("count", "price", "packaging")).not.toContain("Invented");
});
