import { Fragment } from "react";
import { FigureFrame } from "../../../components/figure-frame";
import { LinkLine } from "../../../components/link-line";
import { NarrowFold } from "../../../components/narrow-fold";
import { Paragraphs } from "../../../components/paragraphs";
import { RichText } from "../../../components/rich-text";
import { anchorIn, headingsIn, Opening } from "../../../components/section";
import { TierBadge } from "../../../components/tier-badge";
import { href, pages, productPath } from "../../../urls";
import type { MarketProps } from "./market-sections";
import "./price-tiers.css";

export function PriceTiers(props: MarketProps) {
  const { page, figures, part } = props;
  const anchor = anchorIn("tiers", part);
  const [, heading] = headingsIn(part);
  return (
    <section className="section figure-wide" id={anchor} aria-labelledby={`${anchor}-heading`}>
      <div className="wide">
        <Opening id="tiers" words={page.tiers} part={part} />
        <div className="split beside">
          <Paragraphs texts={page.tiers.paragraphs} />
          <div>
            <TierShelves {...props} />
            <div className="pad inset apart">
              <RichText as="p" text={page.tiers.checklist} />
              <LinkLine to={pages.shelfWalk.path}>{pages.shelfWalk.label}</LinkLine>
            </div>
          </div>
        </div>
        {figures.tiers && (
          <FigureFrame figure={figures.tiers} heading={heading} show={part ? "all" : "brief"} />
        )}
      </div>
    </section>
  );
}

/** Each tier with its price range and products; the note of a tier without any. */
function TierShelves({ tiers, tierNotes, part }: MarketProps) {
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
            tierNotes
              .filter((entry) => entry.label === label)
              .map(({ note }) => <RichText key={label} as="p" text={note} />)
          )}
        </section>
      ))}
    </div>
  );
}
