import { LinkLine, ProductLink } from "../../parts/links";
import { RichText } from "../../parts/rich-text";
import { Section } from "../../parts/section";
import { TermList } from "../../parts/term-list";
import type { Product } from "../../report/product";
import type { Report } from "../../report/report";
import type { ResolvedText } from "../../report/text";
import { guideAnchor, pages } from "../../urls";
import "../../styles/divided-list.css";

interface GuideProps {
  guide: Report["productsPage"]["guide"];
  /** The products to recommend from. Without them, the guide has no recommendations. */
  products?: readonly Product[];
}

/** Renders answers for buyers: which product to choose, whether it is safe, and whether it helps. */
export function Guide({ guide, products }: GuideProps) {
  const { which, safety, pain } = guide;
  return (
    <Section className="section container" id={guideAnchor} opening={guide}>
      <div className="guide stack-large">
        {products && (
          <div className="flow">
            <h3>{which.title}</h3>
            <RichText as="p" text={which.text} />
            <ul className="divided-list">
              {which.picks.map((pick) => (
                <li key={pick.for} className="cluster">
                  <b>{pick.for}</b>
                  {products
                    .filter(({ slug }) => pick.slugs.includes(slug))
                    .map((product) => (
                      <ProductLink key={product.slug} product={product} className="guide-pick pill" />
                    ))}
                </li>
              ))}
              <TextItems texts={which.lines} />
            </ul>
            <LinkLine to={pages.checklist.path}>{pages.checklist.label}</LinkLine>
          </div>
        )}
        <div className="surface inset">
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
          <ul className="divided-list">
            <TextItems texts={pain.lines} />
          </ul>
        </div>
      </div>
    </Section>
  );
}

/** Renders each text as an item of a list. */
function TextItems({ texts }: { texts: readonly ResolvedText[] }) {
  return texts.map((text, index) => <RichText key={`line-${index}`} as="li" text={text} />);
}
