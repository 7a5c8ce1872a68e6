import { countFiveWays } from "../../analysis/counted-ways";
import { resolveAll } from "../../analysis/text";
import { stageRules } from "../../art/stage/stage-rules";
import type { Edition } from "../../edition/edition";
import { productPicture } from "../../edition/pictures";

/** The products counted in five ways, and the rules that move them from one way's places to another's. None without words for it. */
export function composeStage(edition: Edition) {
  const { counted } = edition.report.market;
  if (!counted) return undefined;
  const groups = countFiveWays(edition, counted.labels);
  const ways = resolveAll(counted.ways, edition.resolver).map((words, index) => ({
    ...words,
    groups: (groups[index] ?? []).map(({ members, ...group }) => ({
      ...group,
      drawings: members.map(({ id, slug }) => ({
        id,
        picture: { ...productPicture(edition, slug, "product"), alt: "" },
      })),
    })),
  }));
  const rules = stageRules(
    ways.map(({ groups }) => ({
      isShelf: groups.some(({ tier }) => tier),
      groups: groups.map(({ label, note, drawings }) => ({
        ids: drawings.map(({ id }) => id),
        // A tray with a single drawing shows no count.
        letters: (drawings.length === 1 ? label : `${label} ${note}`).length,
      })),
    })),
  );
  return { legend: counted.legend, ways, rules };
}

export type ComposedStage = NonNullable<ReturnType<typeof composeStage>>;
