import { checkFigures } from "./figure";
import { checkNamedMarks, checkProducts } from "./products";
import { checkNotes, checkProse } from "./prose";
import type { Site } from "./site";
import { checkFiles, checkShares } from "./tables";

const checks = [
  checkFiles,
  checkShares,
  checkFigures,
  checkProse,
  checkNamedMarks,
  checkNotes,
  checkProducts,
];

/** All contradictions within a built site. */
export function findContradictions(site: Site): string[] {
  return checks.flatMap((check) => check(site));
}
