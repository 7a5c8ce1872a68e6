import { LinkLine, ProductLink } from "../../parts/links";
import { RichText } from "../../parts/rich-text";
import { Section } from "../../parts/section";
import { TermList } from "../../parts/term-list";
import type { Product } from "../../report/product";
import type { Report } from "../../report/report";
import type { ResolvedText } from "../../report/text";
import { guideAnchor, pages } from "../../urls";
import "../../styles/rows.css";

type Words = Report["productsPage"]["guide"];

/** What a buyer may ask: which of the products to take, if they are given, whether it is safe, and whether it helps. */
export function Guide({ words, products }: { words: Words; products?: readonly Product[] }) {
  const { which, safety, pain } = words;
  return (
    <Section className="section container" id={guideAnchor} text={words}>
      <div className="guide stack-large">
        {products && (
          <div className="flow">
            <h3>{which.title}</h3>
            <RichText as="p" text={which.text} />
            <ul className="rows">
              {which.picks.map((pick) => (
                <li key={pick.for} className="cluster">
                  <b>{pick.for}</b>
                  {products
                    .filter(({ slug }) => pick.slugs.includes(slug))
                    .map((product) => (
                      <ProductLink key={product.slug} product={product} className="pick pill" />
                    ))}
                </li>
              ))}
              <Lines texts={which.lines} />
            </ul>
            <LinkLine to={pages.checklist.path}>{pages.checklist.label}</LinkLine>
          </div>
        )}
        <div className="pad padded">
          <h3 className="heading-small">{safety.title}</h3>
          <TermList
            className="auto-grid auto-grid-two"
            termClass="label"
            items={safety.lines.map(({ title, text }) => ({
              term: <RichText text={title} />,
              text: <RichText text={text} />,
            }))}
          />
        </div>
        <div className="flow">
          <h3>{pain.title}</h3>
          <RichText as="p" text={pain.text} />
          <ul className="rows">
            <Lines texts={pain.lines} />
          </ul>
        </div>
      </div>
    </Section>
  );
}

function Lines({ texts }: { texts: readonly ResolvedText[] }) {
  return texts.map((text, index) => <RichText key={`line-${index}`} as="li" text={text} />);
}
