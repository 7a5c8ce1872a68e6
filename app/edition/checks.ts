import { figureIds } from "../analysis/figures";
import { checkNames } from "../analysis/text";
import { productPrefix, type Values } from "../analysis/values";
import { sceneKeys } from "../art/pictures";
import { warnOfShape } from "../art/shapes";
import { describeUnknown } from "../content/nearest";
import type { Problem } from "../content/problem";
import type { Read, ReportFiles } from "../content/report-files";
import { walkProse, walkScenes } from "../content/walk";

/** What can be checked only once an edition is derived: names in prose, words of figures, scenes. */
export function checkEdition(files: ReportFiles, values: Values): Problem[] {
  return [...checkProse(files, values), ...checkFigureWords(files.parts.figures), ...checkScenes(files)];
}

/** Products whose shape nobody has drawn yet: no reason to stop, and something to tell. */
export function warnOfDrawings({ products }: ReportFiles): string[] {
  return products.flatMap(({ data, source }) => {
    const warning = warnOfShape(data.picture.shape);
    const { file, line } = source.at(["picture", "shape"], "");
    return warning ? [`${file}:${line}  ${warning}`] : [];
  });
}

function checkProse({ parts, products }: ReportFiles, values: Values): Problem[] {
  const shared = Object.values(parts).map((read) => ({ ...read, self: undefined }));
  const own = products.map((read) => ({ ...read, self: productPrefix(read.data.slug) }));
  return [...shared, ...own].flatMap(({ source, data, self }) =>
    [...walkProse(data)].flatMap(({ prose, path: at }) =>
      checkNames(prose, values, self).map((message) => source.at(at, `${at.join(".")}: ${message}`)),
    ),
  );
}

function checkFigureWords({ data, source }: ReportFiles["parts"]["figures"]): Problem[] {
  const ids: readonly string[] = figureIds;
  const unknown = Object.keys(data)
    .filter((id) => !ids.includes(id))
    .map((id) => source.at([id], describeUnknown("figure", id, ids)));
  const missing = ids
    .filter((id) => !Object.hasOwn(data, id))
    .map((id) =>
      source.at(
        [],
        `found no words for the figure "${id}"; expected its title, base, method, alt and description`,
      ),
    );
  return [...unknown, ...missing];
}

function checkScenes({ parts }: ReportFiles): Problem[] {
  const reads: Read[] = Object.values(parts);
  return reads.flatMap(({ data, source }) =>
    [...walkScenes(data)]
      .filter(({ scene }) => !(sceneKeys as readonly string[]).includes(scene))
      .map(({ scene, path }) =>
        source.at(path, `${path.join(".")}: ${describeUnknown("scene", scene, sceneKeys)}`),
      ),
  );
}
