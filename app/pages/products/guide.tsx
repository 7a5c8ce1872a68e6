import type { PropsWithChildren } from "react";
import { Checks } from "../../parts/checks";
import { LinkLine } from "../../parts/link-line";
import { Picture } from "../../parts/picture";
import { RichText, RichTexts } from "../../parts/rich-text";
import { Section } from "../../parts/section";
import type { Product } from "../../report/product";
import type { Report } from "../../report/report";
import type { Text } from "../../report/text";
import { guideId, href, pages, productPath } from "../../urls";
import "../../styles/rows.css";

/** What a buyer may ask: which to take, whether it is safe, and whether it helps. */
export function Guide({ words, products }: { words: Report["list"]["guide"]; products: readonly Product[] }) {
  return (
    <Section className="section wide" id={guideId} words={words}>
      <div className="guide split">
        <div className="flow">
          <Answer {...words.which}>
            {words.which.picks.map((pick) => (
              <Pick key={pick.for} {...pick} products={products} />
            ))}
          </Answer>
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

interface PickProps {
  for: string;
  slugs: readonly string[];
  products: readonly Product[];
}

/** Products for a kind of child, as links with their drawings. */
function Pick({ for: whom, slugs, products }: PickProps) {
  return (
    <li className="row">
      <b>{whom}</b>
      {products
        .filter(({ slug }) => slugs.includes(slug))
        .map(({ slug, shortName, pictures }) => (
          <a key={slug} className="pick pill" href={href(productPath(slug))}>
            <Picture picture={{ ...pictures.product, alt: "" }} place="square" />
            {shortName}
          </a>
        ))}
    </li>
  );
}

interface AnswerProps extends PropsWithChildren {
  title: string;
  text: Text;
  lines: readonly Text[];
}

function Answer({ title, text, lines, children }: AnswerProps) {
  return (
    <>
      <h3>{title}</h3>
      <RichText as="p" text={text} />
      <ul className="rows">
        {children}
        <RichTexts as="li" texts={lines} />
      </ul>
    </>
  );
}
