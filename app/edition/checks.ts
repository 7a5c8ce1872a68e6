import { type Figure, isIllustrative } from "../analysis/figure";
import { listFigureIds } from "../analysis/figures";
import { checkNames, plainText } from "../analysis/text";
import { productPrefix, type Values } from "../analysis/values";
import { sceneKeys } from "../art/pictures";
import { warnOfShape } from "../art/shapes";
import { folderYear } from "../content/folders";
import { describeUnknown } from "../content/nearest";
import type { Problem } from "../content/problem";
import { isProse } from "../content/prose";
import type { Read } from "../content/read";
import type { ReportFiles } from "../content/report-files";
import { walk } from "../content/walk";
import { pageKeys } from "../urls";
import type { Edition } from "./edition";
import { checkPictures } from "./own-picture";

/** The checks that need derived values: names in prose, words of figures, scenes, what is cited. */
export function checkEdition(
  { parts, products }: ReportFiles,
  { resolver: { values }, figures, root }: Edition,
): Problem[] {
  const problems = [
    ...Object.values(parts).flatMap((read) => [...checkNamesIn(read, values), ...checkScenes(read)]),
    ...products.flatMap((read) => checkNamesIn(read, values, productPrefix(read.data.slug))),
    ...checkFigureWords(parts),
    ...[...Object.values(parts), ...products].flatMap((read) => checkPictures(read, root)),
    ...checkCitedKeys(parts.methodology, [
      "report",
      ...pageKeys,
      ...listFigureIds({ imprint: parts.imprint.data }),
      ...products.map(({ data }) => data.slug),
    ]),
  ];
  // Without its words a figure cannot be made.
  return problems.length > 0 ? problems : checkIllustrative(parts.figures, Object.values(figures()));
}

/** An edition in editions/ has the year of its folder, which is part of its addresses. */
export function checkYear(root: string, { parts: { imprint } }: ReportFiles): Problem[] {
  const year = folderYear(root);
  if (year === undefined || year === imprint.data.year) return [];
  return [
    imprint.at(["year"], `found ${imprint.data.year}; expected ${year}, the name of the edition's folder`),
  ];
}

function checkCitedKeys(
  { data, at }: ReportFiles["parts"]["methodology"],
  keys: readonly string[],
): Problem[] {
  return data.use.rows.flatMap(({ cite }, index) =>
    keys.includes(cite)
      ? []
      : [at(["use", "rows", index, "cite"], describeUnknown("page, figure or product", cite, keys))],
  );
}

/** A figure that shows illustrative values says so in its title and its text alternative, and so wherever it is cited. */
function checkIllustrative({ at }: Read, figures: readonly Figure[]): Problem[] {
  return figures
    .filter(isIllustrative)
    .flatMap((figure) =>
      (["title", "alt"] as const)
        .filter((field) => !/\billustrative\b/iu.test(plainText(figure[field])))
        .map((field) =>
          at(
            [figure.id, field],
            'found no "illustrative"; expected the word, because the figure shows illustrative values',
          ),
        ),
    );
}

/** Warnings for products whose shape has no drawing, which does not stop a build. */
export function warnOfDrawings({ products }: ReportFiles): string[] {
  return products.flatMap(({ data, at }) => {
    const warning = warnOfShape(data.picture.shape);
    const { file, line } = at(["picture", "shape"], "");
    return warning ? [`${file}:${line}  ${warning}`] : [];
  });
}

function checkNamesIn({ data, at }: Read, values: Values, self?: string): Problem[] {
  return [...walk(data)].flatMap(({ value, path }) =>
    isProse(value) ? checkNames(value, values, self).map((message) => at(path, message)) : [],
  );
}

function checkScenes({ data, at }: Read): Problem[] {
  return [...walk(data)].flatMap(({ value, path }) =>
    path.at(-1) === "scene" && typeof value === "string" && !(sceneKeys as readonly string[]).includes(value)
      ? [at(path, describeUnknown("scene", value, sceneKeys))]
      : [],
  );
}

function checkFigureWords({ figures: { data, at }, imprint }: ReportFiles["parts"]): Problem[] {
  const ids = listFigureIds({ imprint: imprint.data });
  const words = Object.keys(data);
  const unknown = words.filter((id) => !ids.includes(id));
  const missing = ids.filter((id) => !words.includes(id));
  return [
    ...unknown.map((id) => at([id], describeUnknown("figure", id, ids))),
    ...missing.map((id) =>
      at([], `found no words for the figure "${id}"; expected its title, base, method, alt and description`),
    ),
  ];
}
