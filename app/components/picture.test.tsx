import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Picture } from "./picture";

test("an eager picture is not preloaded ahead of the fonts", () => {
  const picture = { src: "/art/x.svg", width: 1, height: 1, alt: "X" };
  expect(renderToStaticMarkup(<Picture picture={picture} eager />)).not.toContain("preload");
});
