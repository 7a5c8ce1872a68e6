import { expect, test } from "vitest";
import { pageFile } from "./pages";

test("each page has a flat file", () => {
  expect(pageFile("/")).toBe("index.html");
  expect(pageFile("/404")).toBe("404.html");
  expect(pageFile("/products/heart")).toBe("products/heart.html");
});
