import { join } from "node:path";
import { expect, test } from "vitest";
import { isPublicFile } from "./public-files";

test.each([
  [join("public", ".DS_Store"), false],
  [join("public", "2025", "Thumbs.db"), false],
  [join("public", "icons", "desktop.ini"), false],
  [join("public", ".well-known", "security.txt"), true],
  [join("public", "favicon.svg"), true],
])("isPublicFile(%j) returns %s", (filePath, expected) => {
  expect(isPublicFile(filePath)).toBe(expected);
});
