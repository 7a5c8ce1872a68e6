import { LinkLine } from "../../parts/link-line";
import { Picture } from "../../parts/picture";
import { RichText, RichTexts } from "../../parts/rich-text";
import { Section } from "../../parts/section";
import type { Product } from "../../report/product";
import type { Report } from "../../report/report";
import { plainText, type Text } from "../../report/text";
import { guideId, href, pages, productPath } from "../../urls";
import "../../styles/rows.css";

type Words = Report["productsPage"]["guide"];

/** What a buyer may ask: which to take, whether it is safe, and whether it helps. */
export function Guide({ words, products }: { words: Words; products: readonly Product[] }) {
  const { which, safety, pain } = words;
  return (
    <Section className="section wide" id={guideId} words={words}>
      <div className="guide split">
        <div className="flow">
          <h3>{which.title}</h3>
          <RichText as="p" text={which.text} />
          <ul className="rows">
            {which.picks.map((pick) => (
              <Pick key={pick.for} {...pick} products={products} />
            ))}
            <RichTexts as="li" texts={which.lines} />
          </ul>
          <LinkLine to={pages.checklist.path}>{pages.checklist.label}</LinkLine>
        </div>
        <div className="pad inset">
          <h3 className="minor">{safety.title}</h3>
          <Safety lines={safety.lines} />
        </div>
        <div className="flow">
          <h3>{pain.title}</h3>
          <RichText as="p" text={pain.text} />
          <ul className="rows">
            <RichTexts as="li" texts={pain.lines} />
          </ul>
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

function Safety({ lines }: { lines: readonly { title: Text; text: Text }[] }) {
  return (
    <dl className="columns columns-two">
      {lines.map(({ title, text }) => (
        <div key={plainText(title)}>
          <RichText as="dt" className="label" text={title} />
          <RichText as="dd" text={text} />
        </div>
      ))}
    </dl>
  );
}
