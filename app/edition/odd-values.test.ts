import { expect, test } from "vitest";
import { heart, trialContent } from "../../tests/trial-content";

// Unusual but legitimate values, which no check may refuse.
const content = trialContent();

test("a status with its sign, votes, a bag, a book without address and an old page", () => {
  content.edit(
    "methodology.yaml",
    "\n      status: Confirmed",
    "\n      status: Partly confirmed\n      sign: circle",
  );
  content.set(heart, "rating", "rating: { value: 4.4, kind: illustrative }");
  content.set(heart, "reviews", "reviews: { value: { number: 1, noun: entries }, kind: illustrative }");
  content.edit(heart, /form: [\w-]+/u, "form: bag");
  content.edit("sources.yaml", "https://sources.example/openfda-welly", "http://sources.example/old");
  content.edit("sources.yaml", /^ {2}address: https.*\n/mu, "");
  expect(content.problems()).toEqual([]);
  const { products, report } = content.edition();
  expect(products[0]?.reviews).toBe("1 entry");
  expect(report.sources.filter(({ address }) => !address)).toHaveLength(1);
});
