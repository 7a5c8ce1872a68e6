import { expect, test } from "vitest";
import { editionIn } from "../../tests/trial-content";
import { fontsOf } from "./fonts";

test("names of faces and their licenses have a hash, because hosts cache them for a year", () => {
  for (const { path } of fontsOf(editionIn()).files) expect(path).toMatch(/^\/assets\/.+-[0-9a-f]{10}\.\w+$/);
});
