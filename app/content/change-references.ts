import { describeUnknown } from "./nearest";
import type { Problem } from "./problem";
import type { ReportFiles } from "./report-files";
import { compareVersions } from "./version";

/** Checks that the entries of content/changes.yaml name figures that exist, and that the newest stands first. */
export function checkChangeReferences({ changes, figures }: Partial<ReportFiles["parts"]>): Problem[] {
  if (!changes) return [];
  const ids = figures && Object.keys(figures.data);
  return changes.data.flatMap((entry, index) => {
    const problems = entry.figures.flatMap((id, position) => {
      if (!ids || ids.includes(id)) return [];
      const path = [index, "figures", position];
      return [changes.source.at(path, `${path.join(".")}: ${describeUnknown("figure", id, ids)}`)];
    });
    const newer = changes.data[index - 1];
    if (newer && compareVersions(newer.version, entry.version) <= 0) {
      const message = `${index}.version: found ${entry.version} below ${newer.version}; expected the newest version first and each version once`;
      problems.push(changes.source.at([index, "version"], message));
    }
    return problems;
  });
}
