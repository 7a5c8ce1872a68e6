import { Checks } from "../../components/checks";
import { LinkLine } from "../../components/link-line";
import { RichText, RichTexts } from "../../components/rich-text";
import { Section } from "../../components/section";
import type { Report } from "../../report/report";
import type { Text } from "../../report/text";
import { guideId, pages } from "../../urls";
import "../../styles/rows.css";

/** What a buyer may ask: which to take, whether it is safe, and whether it helps. */
export function Guide({ words }: { words: Report["list"]["guide"] }) {
  return (
    <Section className="section wide" id={guideId} words={words}>
      <div className="guide split">
        <div className="flow">
          <Answer {...words.which} />
          <LinkLine to={pages.checklist.path}>{pages.checklist.label}</LinkLine>
        </div>
        <div className="pad inset">
          <h3 className="minor">{words.safe.title}</h3>
          <Checks lines={Object.values(words.safe.lines)} />
        </div>
        <div className="flow">
          <Answer {...words.good} />
        </div>
      </div>
    </Section>
  );
}

function Answer({ title, text, lines }: { title: string; text: Text; lines: readonly Text[] }) {
  return (
    <>
      <h3>{title}</h3>
      <RichText as="p" text={text} />
      <ul className="rows">
        <RichTexts as="li" texts={lines} />
      </ul>
    </>
  );
}
