import { expect, test } from "vitest";
import { brand, illustrative, product, smallContent, sourced } from "../../tests/small-content";
import { toReportedValue } from "../format";
import { deriveProduct, deriveShortName } from "./product";
import { deriveReportModel } from "./report";

test("deriveShortName removes the brand and the words of the subject", () => {
  const subject = "Shaped Adhesive Bandages";
  const names = ["Alpha Heart-Shaped Bandages", "Alpha Zoo Animals", "Alpha Shaped Bandages", "Alpha T-Rex"];
  const shortNames = ["Heart", "Zoo Animals", "Alpha", "T-Rex"];
  expect(names.map((name) => deriveShortName(name, "Alpha", subject))).toEqual(shortNames);
});

test("products keep their whole names if their short names would be equal", () => {
  const names = ["Alpha Heart", "Beta Heart", "Beta Star"];
  const products = names.map((name) => product("one", { name, brand: name.split(" ")[0] ?? "" }));
  const content = smallContent({ brands: [brand("Alpha"), brand("Beta")], products });
  const model = deriveReportModel(content, { hasPdf: false });
  expect(model.products.map(({ shortName }) => shortName)).toEqual(["Alpha Heart", "Beta Heart", "Star"]);
});

test.each([
  [sourced(8.49), sourced(20), "42¢"],
  [sourced(12), sourced(8), "$1.50"],
  [sourced(4), sourced(1000), "0.4¢"],
  [toReportedValue(8.49), sourced(20), "42¢"],
  [sourced(8.49), illustrative(20), undefined],
  [illustrative(8.49), sourced(20), undefined],
  [sourced(8.49), undefined, undefined],
  [undefined, sourced(20), undefined],
])("a product has a unit price only if its price and count were observed", (price, count, text) => {
  expect(deriveProduct(product("one", { price, count }), 1, smallContent({})).unitPrice?.text).toBe(text);
});

test.each([
  [
    "its own pictures",
    { product: drawing("heart.svg"), pack: drawing("pack.svg") },
    ["heart.svg", "pack.svg"],
  ],
  ["only its picture if it has no picture of the pack", { product: drawing("heart.svg") }, ["heart.svg"]],
  ["only the pack if it has no other picture", { pack: drawing("pack.svg") }, ["pack.svg"]],
  ["the placeholder if it has no pictures", {}, ["plain.svg"]],
])("the gallery of a product shows %s", (_, pictures, files) => {
  const model = deriveProduct(product("one", { pictures }), 1, smallContent({}));
  expect(model.gallery.map(({ picture }) => picture.file)).toEqual(files);
  expect(model.pictures.product.file).toBe(files[0]);
});

function drawing(file: string) {
  return { file, alt: `Drawing of ${file}` };
}
