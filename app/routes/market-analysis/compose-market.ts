import { resolveAll } from "../../analysis/text";
import type { Edition } from "../../edition/edition";
import { scenePicture } from "../../edition/pictures";
import { listTierNotes } from "../../edition/sources";
import { composeStage } from "./compose-stage";

/** What the sections of the market analysis show, on their page and in the whole report. */
export function composeMarket(edition: Edition) {
  const { report, resolver, tiers } = edition;
  const page = resolveAll(report.market, resolver);
  const { act } = report.market.conclusion;
  const figures = edition.figures();
  return {
    page,
    figures: {
      share: figures["brand-share"],
      tiers: figures["pack-prices"],
      trends: figures["decorated-share"],
    },
    stage: composeStage(edition),
    tiers,
    tierNotes: listTierNotes(edition),
    checklist: act && scenePicture(edition, act.picture),
    pictures: report.market.gallery.pictures.map(({ picture }) => scenePicture(edition, picture)),
  };
}

export type Market = ReturnType<typeof composeMarket>;
