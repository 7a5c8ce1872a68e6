import type { Report } from "../content/report-files";
import { type Figure, makeFigure } from "./figure";
import { brandShare } from "./figures/brand-share";
import { decoratedShare } from "./figures/decorated-share";
import { licences, ownFact, packCounts, themes } from "./figures/groups";
import type { FigureData, FigureInputs, OwnFact } from "./figures/inputs";
import { kindsOfValue } from "./figures/kinds-of-value";
import { pricePerPiece, priceTiers } from "./figures/prices";
import { themeByTier } from "./figures/theme-by-tier";
import { namePiece } from "./format";
import type { Resolver } from "./text";

/**
 * The figures of every report in the order of their numbers. An id is part of a URL: never change or reuse one. `piece` is the
 * thing sold. An edition has those that its figures.yaml has words for.
 */
const derivations = {
  "brand-share": brandShare,
  "price-tiers": priceTiers,
  "price-per-piece": pricePerPiece,
  "pack-counts": packCounts,
  "theme-by-tier": themeByTier,
  licences,
  themes,
  "decorated-share": decoratedShare,
  "kinds-of-value": kindsOfValue,
};

type OwnKey = `fact-${string}`;
export type FigureKey = keyof typeof derivations | OwnKey;
/** An edition's figures by their keys. */
export type Figures = { [key in keyof typeof derivations]?: Figure } & { [key: OwnKey]: Figure };
const keys = Object.keys(derivations) as (keyof typeof derivations)[];

type Named = { publication: Pick<Report["publication"], "piece">; list: { facts: readonly OwnFact[] } };

/** Figures of an edition's own facts stand beside the one of pack sizes. */
function listPossible({ publication, list }: Named) {
  return keys.flatMap((key) => {
    const figure = { key: key as FigureKey, id: namePiece(key, publication.piece), derive: derivations[key] };
    return key === "pack-counts" ? [figure, ...list.facts.map(ownFigure)] : [figure];
  });
}

function ownFigure(fact: OwnFact) {
  const key: OwnKey = `fact-${fact.key.replaceAll("_", "-")}`;
  return { key, id: key, derive: (inputs: FigureInputs) => ownFact(inputs, fact) };
}

/** Every id that an edition's figures may have. */
export function listPossibleIds(report: Named): string[] {
  return listPossible(report).map(({ id }) => id);
}

/** Matches every id that a figure may have, whatever is sold. */
export const figureIds = new RegExp(
  `^(${keys.join("|").replaceAll("piece", "[a-z0-9-]+")}|fact-[a-z0-9-]+)$`,
  "u",
);

type Words = Named & { figures: Record<string, unknown> };

/** The ids of an edition's figures. */
export function listFigureIds(report: Words): string[] {
  return listFigures(report).map(({ id }) => id);
}

function listFigures(report: Words) {
  return listPossible(report).filter(({ id }) => id in report.figures);
}

/** An edition's figures by their keys, in the order of their numbers. */
export function deriveFigures(inputs: FigureInputs & { resolver: Resolver }): Figures {
  const { report, resolver } = inputs;
  const made = deriveFigureTables(inputs).map(({ key, id, ...data }, index) => [
    key,
    makeFigure(id, index + 1, report, resolver, data),
  ]);
  return Object.fromEntries(made);
}

/** What an edition's figures show, without their words. */
export function deriveFigureTables(inputs: FigureInputs): ({ key: FigureKey; id: string } & FigureData)[] {
  return listFigures(inputs.report).map(({ key, id, derive }) => ({ key, id, ...derive(inputs) }));
}
