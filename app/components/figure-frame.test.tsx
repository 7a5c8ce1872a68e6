import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { editionIn } from "../../tests/trial-content";
import type { Figure } from "../analysis/figures/figure-model";
import { FigureFrame } from "./figure-frame";

test("a corrected figure names the version, and links to its entry", () => {
  const figure = editionIn().figures()["pack-prices"] as Figure;
  const show = (corrections: string[]) =>
    renderToStaticMarkup(<FigureFrame figure={{ ...figure, corrections }} />);
  expect(show(["1.1.0"])).toMatch(/href="\/changes#1\.1\.0">Corrected in version 1\.1\.0</u);
  expect(show([])).not.toContain("Corrected");
});
