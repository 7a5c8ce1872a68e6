import { formatDate } from "../../format";
import { ElevatorPitch } from "../../parts/elevator-pitch";
import { PrintButton } from "../../parts/links";
import { RichText } from "../../parts/rich-text";
import { Section } from "../../parts/section";
import { Shelf, splitIntoBoards } from "../../parts/shelf";
import { TermList } from "../../parts/term-list";
import { editionName, type Report } from "../../report/report";
import { absoluteUrl, pages } from "../../urls";
import "../../styles/pad-number.css";
import "./one-page.css";

/** As many boards of products and as many places fit on a sheet of paper. */
const maxBoards = 4;
const maxPlaces = 3;

export function OnePage({ report }: { report: Report }) {
  const { edition, home, market, tiers, onePage: words } = report;
  const { heading } = home.summary;
  const { items, labels } = market.opportunities;
  const places = items.filter(({ onePage }) => onePage);
  const boards = tiers.flatMap(({ products }) => (products.length > 0 ? splitIntoBoards(products) : [[]]));
  const isOneSheet = boards.length <= maxBoards && places.length <= maxPlaces;
  return (
    <article className="one-page stack-large page container">
      <div>
        <p className="kicker">
          <span>
            <RichText text={home.hero.title} plain />
          </span>
        </p>
        <RichText as="h1" className="heading-small" text={heading} plain />
        <PrintButton note={isOneSheet && words.sheet} />
      </div>
      <ElevatorPitch report={report} />
      <Shelf tiers={tiers} hasCards eager />
      {places.length > 0 && (
        <Section id="places" text={{ heading: words.places }}>
          <ol className="auto-grid one-page-places numbered">
            {places.map((place, index) => (
              <li key={`place-${index}`} className="card padded">
                <RichText as="h3" text={place.title} plain />
                <TermList
                  className="terms stack-small"
                  items={(["step", "catch"] as const).map((name) => ({
                    term: labels[name],
                    text: <RichText text={place[name]} />,
                  }))}
                />
                {/* To be filled in by hand. */}
                <p className="one-page-line">{words.who}</p>
                <p className="one-page-line">{words.when}</p>
              </li>
            ))}
          </ol>
        </Section>
      )}
      <p className="caption">
        {editionName(edition)}, version {edition.version}, {formatDate(edition.published)}.{" "}
        {absoluteUrl(edition, pages.home.path)}
      </p>
    </article>
  );
}
