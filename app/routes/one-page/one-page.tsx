import { Elevator } from "../../components/elevator";
import { PageSources } from "../../components/page-sources";
import { PrintButton } from "../../components/print-button";
import { RichText } from "../../components/rich-text";
import { Shelf } from "../../components/shelf";
import { TitledSection } from "../../components/titled-section";
import { pageMeta } from "../../document/page-meta";
import { writeOrigin } from "../../files/citation";
import { formatDate } from "../../report/format";
import { readReport } from "../../report/report";
import { citedSources } from "../../report/sources";
import { absoluteUrl } from "../../settings";
import { pages } from "../../urls";
import type { Route } from "./+types/one-page";
import "../../components/section.css";
import "./one-page.css";

export function loader() {
  const report = readReport();
  const { about, home, market } = report;
  const places = market.opportunities.items.filter(({ onePage }) => onePage);
  return {
    meta: pageMeta(report, "onePage"),
    title: home.hero.title,
    summary: home.summary,
    tiers: report.tiers,
    places,
    labels: market.opportunities.labels,
    words: report.onePage,
    copied: writeOrigin(report),
    origin: `${about.title} ${about.year}, version ${about.version}, ${formatDate(about.published)}. ${absoluteUrl(about, pages.home.path)}`,
    sources: citedSources(report.sources, [
      home.summary.elevator,
      places.map(({ case: _, ...shown }) => shown),
    ]),
  };
}

export default function OnePage({ loaderData }: Route.ComponentProps) {
  const { title, summary, tiers, places, labels, words, copied, origin, sources } = loaderData;
  return (
    <>
      <article className="sheet split page wide">
        <div>
          <p className="kicker">
            <span>
              <RichText text={title} plain />
            </span>
          </p>
          <RichText as="h1" className="minor" text={summary.heading} plain />
          <p className="row caption apart no-print">
            <PrintButton />
            {words.sheet}
          </p>
        </div>
        <Elevator text={summary.elevator} origin={copied} />
        <Shelf tiers={tiers} />
        <TitledSection id="places" title={<RichText text={words.places} plain />}>
          <ol className="columns sheet-places">
            {places.map((place, index) => (
              <li key={`place-${index}`} className="card inset">
                <RichText as="h3" text={place.title} plain />
                <dl className="terms spaced">
                  {(["step", "catch"] as const).map((part) => (
                    <div key={part}>
                      <dt>{labels[part]}</dt>
                      <RichText as="dd" text={place[part]} />
                    </div>
                  ))}
                </dl>
                {/* To be filled in by hand. */}
                <p className="sheet-line">{words.who}</p>
                <p className="sheet-line">{words.when}</p>
              </li>
            ))}
          </ol>
        </TitledSection>
        <p className="caption">{origin}</p>
      </article>
      <PageSources sources={sources} />
    </>
  );
}
