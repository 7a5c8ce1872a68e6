import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { editionIn } from "../../../tests/trial-content";
import { type Figure, hasIllustrativeValues } from "../../analysis/figures/figure-model";
import { Lettering } from "../../art/lettering";
import { drawFigureFile } from "./figure-picture";

// PNG files hold outlines only. What can be read as text is checked in the built site.

const edition = editionIn();
const figures = Object.values(edition.figures()).filter(hasIllustrativeValues);

/** Without positions, which differ from picture to picture. */
const outlines = (svg: string) => svg.replaceAll(/M-?\d+/gu, "M");
// The first letter may be a capital.
const drawn = renderToStaticMarkup(<Lettering text="llustrative" x={0} y={0} size={1} fill="" />);
const word = outlines(/\sd="([^"]+)"/u.exec(drawn)?.[1] ?? "");

test("some figures rest on illustrative values", () => {
  expect(figures.length).toBeGreaterThan(0);
  expect(word.length).toBeGreaterThan(100);
});

test.each(figures.map((figure) => [figure.id, figure] as const))("%s says so in its PNG", (_, figure) => {
  expect(outlines(drawFigureFile(figure, [], "outlines"))).toContain(word);
});

test("a figure without illustrative values does not", () => {
  const figure = edition.figures()["brand-share"] as Figure;
  expect(outlines(drawFigureFile(figure, [], "outlines"))).not.toContain(word);
});
