import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { editionIn } from "../../../tests/trial-content";
import { hasIllustrativeValues } from "../../analysis/figures/figure-model";
import { Lettering } from "../../art/lettering";
import { drawFigureFile } from "./figure-picture";

// PNG files hold outlines only. What can be read as text is checked in the built site.

const figures = Object.values(editionIn().figures());

/** Without positions, which differ from picture to picture. */
const outlines = (svg: string) => svg.replaceAll(/M-?\d+/gu, "M");
// The first letter may be a capital.
const drawn = renderToStaticMarkup(<Lettering text="llustrative" x={0} y={0} size={1} fill="" />);
const word = outlines(/\sd="([^"]+)"/u.exec(drawn)?.[1] ?? "");

test.each(figures.map((figure) => [figure.id, figure] as const))("the PNG of %s", (_, figure) => {
  const says = outlines(drawFigureFile(figure, [], "outlines")).includes(word);
  expect(says, "says so if it rests on illustrative values").toBe(hasIllustrativeValues(figure));
});

test("some figures rest on illustrative values, and some do not", () => {
  expect(word.length).toBeGreaterThan(100);
  expect(new Set(figures.map(hasIllustrativeValues)).size).toBe(2);
});
