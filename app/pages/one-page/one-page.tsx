import { formatDate } from "../../format";
import { Elevator } from "../../parts/elevator";
import { PrintLine } from "../../parts/links";
import { RichText } from "../../parts/rich-text";
import { Section } from "../../parts/section";
import { listBoards, Shelf } from "../../parts/shelf";
import { Terms } from "../../parts/terms";
import { editionName, type Report } from "../../report/report";
import { absoluteUrl, pages } from "../../urls";
import "../../styles/pad-number.css";
import "./one-page.css";

/** As many boards of products and as many places fit on a sheet of paper. */
const mostBoards = 4;
const mostPlaces = 3;

export function OnePage({ report }: { report: Report }) {
  const { edition, home, market, tiers, onePage: words } = report;
  const { heading } = home.summary;
  const { items, labels } = market.opportunities;
  const places = items.filter(({ onePage }) => onePage);
  const boards = tiers.flatMap(({ products }) => (products.length > 0 ? listBoards(products) : [[]]));
  const isOneSheet = boards.length <= mostBoards && places.length <= mostPlaces;
  return (
    <article className="one-page stack-large page container">
      <div>
        <p className="kicker">
          <span>
            <RichText text={home.hero.title} plain />
          </span>
        </p>
        <RichText as="h1" className="heading-small" text={heading} plain />
        <PrintLine sheet={isOneSheet && words.sheet} />
      </div>
      <Elevator report={report} />
      <Shelf tiers={tiers} cards eager />
      {places.length > 0 && (
        <Section id="places" words={{ heading: words.places }}>
          <ol className="auto-grid one-page-places numbered">
            {places.map((place, index) => (
              <li key={`place-${index}`} className="card padded">
                <RichText as="h3" text={place.title} plain />
                <Terms
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
