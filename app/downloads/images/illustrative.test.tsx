import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { editionIn } from "../../../tests/trial-content";
import { type Figure, figureWords, isIllustrative } from "../../analysis/figure";
import { Lettering } from "../../art/lettering";
import { drawFigureFile } from "./figure-picture";
import { drawWords } from "./social-picture";

// Pictures in PNG hold their words as outlines only. What can be read as text is checked in the built site.

const edition = editionIn();
const figures = Object.values(edition.figures()).filter(isIllustrative);

/** The outlines of letters without their places, which differ from picture to picture. */
const outlines = (svg: string) => svg.replaceAll(/M-?\d+/gu, "M");
const word = outlines(
  /\sd="([^"]+)"/u.exec(
    // Without the first letter, which may be large or small.
    renderToStaticMarkup(<Lettering text="llustrative" x={0} y={0} size={1} fill="" />),
  )?.[1] ?? "",
);

test("some figures rest on illustrative values", () => {
  expect(figures.length).toBeGreaterThan(2);
  expect(word.length).toBeGreaterThan(100);
});

describe.each(figures.map((figure) => [figure.id, figure] as const))(
  "%s says that it is illustrative",
  (_, figure) => {
    test("in its PNG", () => {
      expect(outlines(drawFigureFile(figure, [], "outlines").svg)).toContain(word);
    });

    test("in its social picture", () => {
      expect(outlines(drawWords("Figures", figureWords(figure).title))).toContain(word);
    });
  },
);

test("a figure without illustrative values does not", () => {
  const figure = edition.figures()["brand-share"] as Figure;
  expect(outlines(drawFigureFile(figure, [], "outlines").svg)).not.toContain(word);
});
