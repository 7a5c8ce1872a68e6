import type { Words } from "../../analysis/text";
import { Checks } from "../../components/checks";
import { LinkLine } from "../../components/link-line";
import { RichText, RichTexts } from "../../components/rich-text";
import { Section } from "../../components/section";
import { guideId, pages } from "../../urls";
import "../../styles/rows.css";

type GuideWords = Words<"list">["guide"];

/** What a buyer may ask: whether the bandages help, whether they are safe, and which to take. */
export function Guide({ words }: { words: GuideWords }) {
  const { good, safe, which } = words;
  return (
    <Section className="section wide" id={guideId} words={words}>
      <div className="guide split">
        <div className="flow">
          <h3>{good.title}</h3>
          <RichText as="p" text={good.text} />
          <ul className="rows">
            <RichTexts as="li" texts={good.lines} />
          </ul>
        </div>
        <div className="pad inset">
          <h3>{safe.title}</h3>
          <Checks lines={Object.values(safe.lines)} />
        </div>
        <div className="flow">
          <h3>{which.title}</h3>
          <RichText as="p" text={which.text} />
          <ul className="rows">
            <RichTexts as="li" texts={which.lines} />
          </ul>
          <LinkLine to={pages.shelfWalk.path}>{pages.shelfWalk.label}</LinkLine>
        </div>
      </div>
    </Section>
  );
}
