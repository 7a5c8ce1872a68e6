import { MainPoints } from "../../../components/main-points";
import { anchorIn, type InPart } from "../../../components/section";
import type { Market } from "../compose-market";
import { Advantages } from "./advantages";
import { BrandShare } from "./brand-share";
import { Conclusion } from "./conclusion";
import { hunchId } from "./hunch-list";
import { Insights } from "./insights";
import { Opportunities } from "./opportunities";
import { PriceTiers } from "./price-tiers";
import { Trends } from "./trends";
import "./market-sections.css";

export type MarketProps = Market & InPart;

/** The sections of the market analysis, in the order of `marketSections`. */
export function MarketSections(props: MarketProps) {
  return (
    <>
      <BrandShare {...props} />
      <PriceTiers {...props} />
      <Trends {...props} />
      <Insights {...props} />
      <Advantages {...props} />
      <Opportunities {...props} />
      <Conclusion {...props} />
    </>
  );
}

/** The main points, which lead to the sections that they sum up: to the first hunch itself. */
export function MarketPoints({ page, part }: Pick<MarketProps, "page" | "part">) {
  return (
    <MainPoints
      points={page.points.items}
      labelOf={(id) => page[id].kicker}
      address={(id) => `#${id === "opportunities" ? hunchId(0) : anchorIn(id, part)}`}
    />
  );
}
