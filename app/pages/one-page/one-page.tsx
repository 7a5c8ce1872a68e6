import { formatDate } from "../../format";
import { Elevator } from "../../parts/elevator";
import { PrintButton } from "../../parts/print-button";
import { RichText } from "../../parts/rich-text";
import { Shelf } from "../../parts/shelf";
import { TitledSection } from "../../parts/titled-section";
import type { Report } from "../../report/report";
import { absoluteUrl } from "../../settings";
import { pages } from "../../urls";
import "../../parts/section.css";
import "../../styles/pad-number.css";
import "../../parts/shelf-names.css";
import "./one-page.css";

export function OnePage({ report }: { report: Report }) {
  const { edition, home, market, tiers, onePage: words } = report;
  const { heading } = home.summary;
  const { items, labels } = market.opportunities;
  const places = items.filter(({ onePage }) => onePage);
  return (
    <article className="sheet split page wide">
      <div>
        <p className="kicker">
          <span>
            <RichText text={home.hero.title} plain />
          </span>
        </p>
        <RichText as="h1" className="minor" text={heading} plain />
        <p className="row caption apart no-print">
          <PrintButton />
          {words.sheet}
        </p>
      </div>
      <Elevator report={report} />
      <Shelf tiers={tiers} />
      <TitledSection id="places" title={<RichText text={words.places} plain />}>
        <ol className="columns sheet-places numbered">
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
      <p className="caption">
        {edition.title} {edition.year}, version {edition.version}, {formatDate(edition.published)}.{" "}
        {absoluteUrl(edition, pages.home.path)}
      </p>
    </article>
  );
}
