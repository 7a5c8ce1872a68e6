import { formatCounted } from "../analysis/format";
import { productForms } from "../analysis/plural";
import type { Text } from "../analysis/text";
import type { PriceTier } from "../analysis/tier";
import { href, productPath } from "../urls";
import { NarrowFold } from "./narrow-fold";
import { RichText } from "./rich-text";
import { TierBadge } from "./tier-badge";
import "./tier-shelves.css";

interface Props {
  tiers: readonly PriceTier[];
  notes: { label: string; note: Text }[];
  heading?: "h3" | "h4";
  /** A product's URL. */
  address?: (slug: string) => string;
}

/** Each tier with its price range and products. */
export function TierShelves({
  tiers,
  notes,
  heading: Heading = "h3",
  address = (slug) => href(productPath(slug)),
}: Props) {
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
                    <a className="target" href={address(slug)}>
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
