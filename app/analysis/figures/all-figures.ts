import type { Edition } from "../edition";
import { brandShare } from "./brand-share";
import { decoratedShare } from "./decorated-share";
import { type Figure, type FigurePlan, makeFigure } from "./figure-model";
import { knownValues } from "./known-values";
import { packPrices } from "./pack-prices";

/**
 * In the order of their numbers. An id is part of a URL: never change or reuse one. An edition has the figures that its
 * figures.yaml has words for.
 */
const plans = {
  "brand-share": brandShare,
  "pack-prices": packPrices,
  "decorated-share": decoratedShare,
  "known-values": knownValues,
};

type FigureId = keyof typeof plans;
export type Figures = { [id in FigureId]?: Figure };
export const figurePlans: Readonly<Record<string, FigurePlan>> = plans;

/** The ids of an edition's figures, in the order of their numbers. */
export function listFigureIds({ figures }: Pick<Edition["report"], "figures">): string[] {
  return Object.keys(plans).filter((id) => Object.hasOwn(figures, id));
}

/** An edition's figures by their ids, in the order of their numbers. */
export function deriveFigures(edition: Edition): Figures {
  const made = deriveFigureTables(edition).map(({ id, ...data }, index) => [
    id,
    makeFigure(id, index + 1, edition, data),
  ]);
  return Object.fromEntries(made);
}

/** Tables and charts of an edition's figures, without their words. */
export function deriveFigureTables(edition: Edition) {
  return listFigureIds(edition.report).flatMap((id) => {
    const plan = figurePlans[id];
    return plan ? { id, ...plan.derive(edition) } : [];
  });
}
