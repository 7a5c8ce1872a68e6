import { expect, test } from "vitest";
import { chooseEncoding } from "./encoding";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["GZIP;q=0.5", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.0", "identity"],
  ["*", "br"],
  ["*;q=0", "identity"],
  ["br;q=0, *", "gzip"],
  ["abracadabra", "identity"],
  ["br;q=nonsense", "identity"],
])("Accept-Encoding: %s gets %s", (header, expected) => {
  expect(chooseEncoding(header, ["identity", "br", "gzip"])).toBe(expected);
});

test("only copies at hand are chosen", () => {
  expect(chooseEncoding("br, gzip", ["identity", "gzip"])).toBe("gzip");
  expect(chooseEncoding("br, gzip", ["identity"])).toBe("identity");
});
