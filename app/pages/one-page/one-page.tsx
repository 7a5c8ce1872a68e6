import { formatDate } from "../../format";
import { ElevatorPitch } from "../../parts/elevator-pitch";
import { PrintButton } from "../../parts/links";
import { RichText } from "../../parts/rich-text";
import { Section } from "../../parts/section";
import { Shelf, splitIntoBoards } from "../../parts/shelf";
import { TermList } from "../../parts/term-list";
import { editionName, type Report } from "../../report/report";
import type { ResolvedText } from "../../report/text";
import { absoluteUrl, pages } from "../../urls";
import "../../styles/number-badge.css";
import "./one-page.css";

/** Maximum number of the shelf's boards on one sheet of paper. */
const maxBoards = 4;

/** Maximum number of opportunities on one sheet of paper. */
const maxOpportunities = 3;

/** Derives the opportunities on the page for a meeting, and whether the page fits on one sheet of paper. */
function deriveLayout({ market, tiers }: Pick<Report, "market" | "tiers">) {
  const opportunities = market.opportunities.items.filter((item) => item.onePage);
  const boards = tiers.flatMap(({ products }) => (products.length > 0 ? splitIntoBoards(products) : [[]]));
  return {
    opportunities,
    isOneSheet: boards.length <= maxBoards && opportunities.length <= maxOpportunities,
  };
}

/** Returns the description of the page for search engines. */
export function describeOnePage(report: Pick<Report, "market" | "onePage" | "site" | "tiers">): ResolvedText {
  const { description } = report.site.pages.onePage;
  return deriveLayout(report).isOneSheet ? description : (report.onePage.descriptionIfLonger ?? description);
}

export function OnePage({ report }: { report: Report }) {
  const { edition, home, market, tiers, onePage } = report;
  const { heading } = home.summary;
  const { labels } = market.opportunities;
  const { opportunities, isOneSheet } = deriveLayout(report);
  return (
    <article className="one-page stack-large padding-block-7 container">
      <div>
        <p className="kicker">
          <span>
            <RichText text={home.hero.title} plain />
          </span>
        </p>
        <RichText as="h1" className="heading-small" text={heading} plain />
        <PrintButton note={isOneSheet && onePage.printNote} />
      </div>
      <ElevatorPitch report={report} />
      <Shelf tiers={tiers} hasCards eager />
      {opportunities.length > 0 && (
        <Section id="opportunities" opening={{ heading: onePage.opportunitiesHeading }}>
          <ol className="auto-grid one-page-opportunities numbered-list">
            {opportunities.map((opportunity, index) => (
              <li key={`opportunity-${index}`} className="card inset">
                <RichText as="h3" text={opportunity.title} plain />
                <TermList
                  className="bold-terms stack-small"
                  items={(["step", "catch"] as const).map((name) => ({
                    term: labels[name],
                    text: <RichText text={opportunity[name]} />,
                  }))}
                />
                {/* Readers fill in these lines by hand, on paper. */}
                <p className="one-page-line">{onePage.who}</p>
                <p className="one-page-line">{onePage.when}</p>
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
