import { citedNotes } from "../../../analysis/text";
import { FigureFrame } from "../../../components/figure-frame";
import { kindWords } from "../../../components/kind-word";
import { NarrowFold } from "../../../components/narrow-fold";
import { RichText } from "../../../components/rich-text";
import { headingsIn, Section } from "../../../components/section";
import type { MarketProps } from "./market-sections";
import "./trends.css";

/** The trends as cards, each with its evidence. */
export function Trends({ page: { trends }, figures, part }: MarketProps) {
  const [, Heading] = headingsIn(part);
  return (
    <Section id="trends" words={trends} part={part} className="section trends" inner="wide">
      <ul className="texts apart claims">
        {trends.cards.map(({ title, text, support }, index) => (
          <li key={`claim-${index}`} className="claim card inset accordion">
            <RichText as={Heading} text={title} plain />
            <NarrowFold summary="Why, and on what evidence" of={<RichText text={title} plain />}>
              <RichText as="p" text={text} />
              <p className="claim-support">
                <b>
                  {kindWords[support.kind]}
                  {citedNotes(support).length > 1 && "s"}:
                </b>{" "}
                <RichText text={support.text} />
              </p>
            </NarrowFold>
          </li>
        ))}
      </ul>
      {figures.trends && (
        <FigureFrame figure={figures.trends} heading={Heading} show={part ? "all" : "brief"} />
      )}
      {trends.more && <RichText as="p" className="measure apart" text={trends.more} />}
    </Section>
  );
}
