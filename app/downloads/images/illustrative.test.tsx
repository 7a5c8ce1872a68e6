import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { editionIn } from "../../../tests/trial-content";
import { figureWords, hasIllustrativeValues } from "../../analysis/figures/figure-model";
import { Lettering } from "../../art/lettering";
import { drawFigureFile } from "./figure-picture";

// PNG files hold outlines only. What can be read as text is checked in the built site.

const figures = Object.values(editionIn().figures());

/** Without positions, which differ from picture to picture. */
const outlines = (svg: string) => svg.replaceAll(/M-?\d+/gu, "M");
// The first letter may be a capital.
const drawn = renderToStaticMarkup(<Lettering text="llustrative" x={0} y={0} size={1} fill="" />);
const word = outlines(/\sd="([^"]+)"/u.exec(drawn)?.[1] ?? "");

test("the picture of a figure that rests on illustrative values says so, as its title does", () => {
  expect(word.length).toBeGreaterThan(100);
  expect(new Set(figures.map(hasIllustrativeValues)).size).toBe(2);
  for (const figure of figures) {
    const isSaid = /illustrative/iu.test(figureWords(figure).title);
    expect(outlines(drawFigureFile(figure, [], "outlines")).includes(word), figure.id).toBe(isSaid);
    if (hasIllustrativeValues(figure)) expect(isSaid, figure.id).toBe(true);
  }
});
