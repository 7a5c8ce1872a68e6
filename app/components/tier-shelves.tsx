import type { Text } from "../analysis/text";
import type { PriceTier } from "../analysis/tier";
import { href, productPath } from "../pages";
import { RichText } from "./rich-text";
import { TierBadge } from "./tier-badge";

interface Props {
  tiers: readonly PriceTier[];
  notes: { label: string; note: Text }[];
}

/** Each tier with its range and its products; an empty tier says that it is empty. */
export function TierShelves({ tiers, notes }: Props) {
  return (
    <div className="tier-shelves">
      {tiers.map(({ label, range, color, products }) => (
        <section key={label} aria-label={`${label} tier`}>
          <h3>
            <TierBadge tier={label} color={color} /> {range}
          </h3>
          {notes
            .filter((entry) => entry.label === label)
            .map(({ note }) => (
              <p key={label}>
                <RichText text={note} />
              </p>
            ))}
          {products.length > 0 && (
            <ul>
              {products.map(({ slug, name }) => (
                <li key={slug}>
                  <a href={href(productPath(slug))}>{name}</a>
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}
