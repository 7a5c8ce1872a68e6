import { checkFigures } from "./figure";
import { checkMarks } from "./marks";
import { checkNotes, checkProducts, checkProse } from "./prose";
import type { Site } from "./site";
import { checkFiles, checkShares } from "./tables";

/** All contradictions within a built site. */
export function findContradictions(site: Site): string[] {
  return [checkFiles, checkShares, checkFigures, checkProse, checkMarks, checkNotes, checkProducts].flatMap(
    (check) => check(site),
  );
}
