import { Fragment } from "react";
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

/** Each tier with its price range and products; the note of a tier without any. */
export function TierShelves({ tiers, notes, part }: Props) {
  const [, Heading] = headingsIn(part);
  return (
    <div className="stack tier-shelves">
      {tiers.map(({ label, range, color, count, products }) => (
        <section key={label} aria-label={`${label} tier`}>
          <Heading>
            <TierBadge tier={label} color={color} /> <span data-of={`tier.${label}.range`}>{range}</span>
          </Heading>
          {products.length > 0 ? (
            <NarrowFold summary={count} of={label}>
              <p>
                {count}:{" "}
                {products.map(({ slug, name }, index) => (
                  <Fragment key={slug}>
                    {index > 0 && ", "}
                    <a href={part ? `#${anchorIn(slug, "product")}` : href(productPath(slug))}>{name}</a>
                  </Fragment>
                ))}
              </p>
            </NarrowFold>
          ) : (
            notes
              .filter((entry) => entry.label === label)
              .map(({ note }) => <RichText key={label} as="p" text={note} />)
          )}
        </section>
      ))}
    </div>
  );
}
