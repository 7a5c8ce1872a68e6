import { PageNotes } from "../../components/page-notes";
import { RichText } from "../../components/rich-text";
import { marketSections } from "../../content/schema/pages";
import { pageMeta } from "../../document/page-meta";
import { editionContext } from "../../edition/context";
import { citedSources } from "../../edition/sources";
import type { Route } from "./+types/market-analysis";
import { composeMarket, type Market } from "./compose-market";
import { MarketPoints, MarketSections } from "./sections/market-sections";
import "../../components/figure-print.css";
import "./market-analysis.css";

export function loader({ context }: Route.LoaderArgs) {
  const edition = context.get(editionContext);
  const market = composeMarket(edition);
  return {
    meta: pageMeta(edition, "marketAnalysis"),
    rules: market.stage?.rules,
    market,
    sources: citedSources(edition, market),
  };
}

export default function MarketAnalysis({ loaderData: { market, sources } }: Route.ComponentProps) {
  const { page } = market;
  return (
    <article>
      <div className="page wide">
        <RichText as="h1" text={page.title} plain />
        <RichText as="p" className="lead" text={page.lead} />
        <Contents page={page} />
      </div>
      <MarketSections {...market} />
      <PageNotes sources={sources} cite="marketAnalysis" />
    </article>
  );
}

/** The main points; the sections that none of them leads to, and what the list counts as shaped, in a line. */
function Contents({ page }: Pick<Market, "page">) {
  const { heading, items } = page.points;
  const others = marketSections.filter((id) => items.every(({ section }) => section !== id));
  return (
    <nav aria-labelledby="points-heading">
      <h2 className="minor" id="points-heading">
        {heading}
      </h2>
      <MarketPoints page={page} />
      <div className="row other-sections">
        <p className="links no-print">
          {others.map((id) => (
            <a key={id} href={`#${id}`}>
              {page[id].kicker}
            </a>
          ))}
        </p>
        {page.scope && <RichText as="p" className="caption measure" text={page.scope} />}
      </div>
    </nav>
  );
}
