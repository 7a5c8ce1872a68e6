import { formatCounted } from "../../../analysis/format";
import { productForms } from "../../../analysis/plural";
import { NarrowFold } from "../../../components/narrow-fold";
import { RichText } from "../../../components/rich-text";
import { anchorIn, headingsIn, type InPart } from "../../../components/section";
import { TierBadge } from "../../../components/tier-badge";
import { href, productPath } from "../../../urls";
import type { Market } from "../compose-market";
import "./tier-shelves.css";

interface Props extends InPart, Pick<Market, "tiers"> {
  notes: Market["tierNotes"];
}

/** Each tier with its price range and products. */
export function TierShelves({ tiers, notes, part }: Props) {
  const [, Heading] = headingsIn(part);
  return (
    <div className="columns columns-narrow tier-shelves apart">
      {tiers.map(({ label, range, color, products }) => (
        <section key={label} className="accordion" aria-label={`${label} tier`}>
          <Heading>
            <TierBadge tier={label} color={color} /> {range}
          </Heading>
          {notes
            .filter((entry) => entry.label === label)
            .map(({ note }) => (
              <RichText key={label} as="p" text={note} />
            ))}
          {products.length > 0 && (
            <NarrowFold summary={formatCounted(products.length, productForms)} of={label}>
              <ul>
                {products.map(({ slug, name }) => (
                  <li key={slug}>
                    <a
                      className="target"
                      href={part ? `#${anchorIn(slug, "product")}` : href(productPath(slug))}
                    >
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </NarrowFold>
          )}
        </section>
      ))}
    </div>
  );
}
