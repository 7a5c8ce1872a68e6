import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { href } from "../../urls";
import { ChartDrawing } from "./chart-drawing";

const picture = { src: "/pictures/heart.svg", width: 9, height: 9, alt: "A heart" };
const box = { x: "1%", y: 2, width: "8%", height: "2em" };
const render = (ground?: "light") =>
  renderToStaticMarkup(
    <svg aria-hidden="true">
      <ChartDrawing picture={ground ? { ...picture, ground } : picture} {...box} radius={4} />
    </svg>,
  );

test("ChartDrawing draws a light ground behind a picture that has one", () => {
  const image = `<image href="${href(picture.src)}" x="1%" y="2" width="8%" height="2em"></image>`;
  expect(render()).toBe(`<svg aria-hidden="true">${image}</svg>`);
  const ground = '<rect class="chart-drawing-ground" x="1%" y="2" width="8%" height="2em" rx="4"></rect>';
  expect(render("light")).toBe(`<svg aria-hidden="true"><g class="on-paper">${ground}${image}</g></svg>`);
});
