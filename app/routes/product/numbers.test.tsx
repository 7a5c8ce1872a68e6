import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { heart, trialContent } from "../../../tests/trial-content";
import { resolveAll } from "../../analysis/text";
import { Numbers } from "./numbers";

const content = trialContent();

test.each([
  [6.49, "seen at $6.49, below the list&#x27;s bracket"],
  [10.99, "seen at $10.99, above the list&#x27;s bracket"],
  [7.49, undefined],
])("a price that somebody saw may lie outside its tier: %s", (price, note) => {
  content.edit(heart, /^price: .*/mu, `price: { value: ${price}, kind: public, sources: [openfda-welly] }`);
  const { products, report, resolver } = content.edition();
  const { invented } = resolveAll(report.list, resolver);
  const [product] = products;
  if (!product) throw new Error("no product");
  const html = renderToString(<Numbers product={product} notes={{}} invented={invented} />);
  expect(/<small>(seen [^<]+)/u.exec(html)?.[1]).toBe(note);
  expect(product.marketTier).toBe("Mid");
  expect(content.warnings().some((line) => line.includes(`found ${price}; expected 7 to 10`))).toBe(
    note !== undefined,
  );
});

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
