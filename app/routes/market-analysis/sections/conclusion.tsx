import { Paragraphs } from "../../../components/paragraphs";
import { Picture } from "../../../components/picture";
import { RichText } from "../../../components/rich-text";
import { headingsIn, Section } from "../../../components/section";
import { href, pages } from "../../../urls";
import type { MarketProps } from "./market-sections";
import "./conclusion.css";

/** What the page comes to, and what to do next: the checklist leads to the sheet that prints. */
export function Conclusion({ page: { conclusion }, checklist, part }: MarketProps) {
  const [, Heading] = headingsIn(part);
  const { act } = conclusion;
  return (
    <Section id="conclusion" words={conclusion} part={part} className="section wide conclusion">
      <Paragraphs texts={conclusion.paragraphs} />
      {act && checklist && (
        <>
          <div className="flow conclusion-act">
            <Heading>{act.heading}</Heading>
            <RichText as="p" text={act.text} />
          </div>
          <a className="conclusion-sheet" href={href(pages.shelfWalk.path)}>
            <Picture picture={checklist} />
            <span className="no-print">{pages.shelfWalk.label}</span>
          </a>
        </>
      )}
    </Section>
  );
}
