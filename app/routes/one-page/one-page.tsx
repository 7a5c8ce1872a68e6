import { resolveAll, type Words } from "../../analysis/text";
import { type Answer, AnswerBadge, answerWords } from "../../components/answer-badge";
import { HunchEvidence, HunchTerm } from "../../components/hunch-terms";
import { LinkLine } from "../../components/link-line";
import { PageNotes } from "../../components/page-notes";
import { PriceShelf } from "../../components/price-shelf";
import { PrintButton, printOnClick } from "../../components/print-button";
import { RichText } from "../../components/rich-text";
import { Stance } from "../../components/stance";
import { TitledSection } from "../../components/titled-section";
import type { PageHandle } from "../../document/page-handle";
import { pageMeta } from "../../document/page-meta";
import { citeReport } from "../../downloads/citation/citation";
import { writeText } from "../../downloads/citation/forms";
import { pdfAddress } from "../../downloads/pdfs";
import { editionContext } from "../../edition/context";
import { shelfPictures } from "../../edition/pictures";
import { citedSources } from "../../edition/sources";
import { pages } from "../../urls";
import type { Route } from "./+types/one-page";
import "../../components/section.css";
import "./one-page.css";
import "./print.css";

export const handle: PageHandle = { headScript: printOnClick };
/** So many tests fit on the sheet. */
const mostTests = 3;

export function loader({ context }: Route.LoaderArgs) {
  const edition = context.get(editionContext);
  const { report, resolver } = edition;
  const { hero, summary, stance } = resolveAll(report.home, resolver);
  const market = resolveAll(report.market, resolver);
  const tests = market.opportunities.items
    .slice(0, mostTests)
    .map(({ title, online, known }) => ({ title, online, known }));
  return {
    meta: pageMeta(edition, "onePage"),
    title: hero.title,
    heading: summary.heading,
    shelf: shelfPictures(edition),
    stance,
    tests,
    words: resolveAll(report.onePage, resolver),
    use: resolveAll(report.methodology.use, resolver),
    citation: writeText(citeReport(edition)),
    pdf: pdfAddress(edition, "onePage"),
    sources: citedSources(edition, [stance, tests]),
  };
}

export default function OnePage({ loaderData }: Route.ComponentProps) {
  const { title, heading, shelf, stance, tests, words, use, citation, pdf, sources } = loaderData;
  return (
    <>
      <article className="sheet split wide">
        <div className="sheet-head">
          <p className="kicker">
            <span>
              <RichText text={title} plain />
            </span>
          </p>
          <RichText as="h1" className="minor" text={heading} plain />
          <p className="sheet-print row apart no-print">
            <PrintButton pdf={pdf} />
            {words.sheet}
          </p>
        </div>
        <PriceShelf {...shelf} />
        {stance && <Stance {...stance} />}
        <TitledSection id="tests" look="kicker" title={words.tests}>
          <ol className="columns sheet-tests">
            {tests.map(({ title, online, known }, index) => (
              <li key={`test-${index}`} className="card inset">
                <RichText as="h3" text={title} plain />
                <dl>
                  <HunchEvidence known={known} />
                  <HunchTerm term="online" text={online} />
                </dl>
                {/* To be filled in by hand. */}
                <p className="sheet-line">{words.owner}</p>
                <p className="sheet-line">{words.date}</p>
              </li>
            ))}
          </ol>
          <LinkLine to={pages.shelfWalk.path}>{pages.shelfWalk.label}</LinkLine>
        </TitledSection>
        <TitledSection
          id="use"
          look="kicker"
          title={
            <span>
              <RichText text={use.heading} plain />
            </span>
          }
        >
          <QuotableSummary rows={use.rows} />
        </TitledSection>
        <TitledSection className="sheet-cite" id="cite" look="kicker" title={pages.cite.label}>
          <p>{citation}</p>
        </TitledSection>
      </article>
      <PageNotes sources={sources} />
    </>
  );
}

const answers = Object.keys(answerWords) as Answer[];

/** What may be quoted, in a few lines: the names of the numbers by their answer. */
function QuotableSummary({ rows }: Pick<Words<"methodology">["use"], "rows">) {
  const groups = answers.map((answer) => ({ answer, names: rows.filter((row) => row.answer === answer) }));
  return (
    <dl className="columns quotable-summary">
      {groups
        .filter(({ names }) => names.length > 0)
        .map(({ answer, names }) => (
          <div key={answer}>
            <dt>
              <AnswerBadge answer={answer} />
            </dt>
            <dd>{names.map(({ what }) => what).join("; ")}</dd>
          </div>
        ))}
    </dl>
  );
}
