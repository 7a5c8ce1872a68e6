import type { ValueField } from "../../../analysis/product";
import { BrandName } from "../../../components/brand-name";
import { Fact } from "../../../components/fact";
import { kindWords } from "../../../components/kind-mark";
import { Paragraphs } from "../../../components/paragraphs";
import { Picture } from "../../../components/picture";
import { ProductValue } from "../../../components/product-value";
import { RichText } from "../../../components/rich-text";
import { StatementList } from "../../../components/statement-list";
import { TierBadge } from "../../../components/tier-badge";
import { brandClass } from "../../../document/brand";
import type { WholeReport } from "../compose-report";
import { Part } from "./part";
import { ProfileIndex } from "./profile-index";
import "../../../styles/rows.css";
import "../../../styles/tinted.css";
import "./print-profile.css";
import "./profile.css";

const facts: [field: ValueField, term: string][] = [
  ["price", "Price"],
  ["priceRange", "Price range"],
  ["count", "Count"],
  ["packaging", "Packaging"],
  ["theme", "Theme"],
  ["license", "License"],
  ["rating", "Rating"],
  ["reviews", "Rated by"],
  ["brandColor", "Brand color"],
];

const lists = [
  ["Product features", "features"],
  ["Unique selling points", "uniqueSellingPoints"],
  ["Additional information", "additionalInfo"],
  ["Target audience", "targetAudience"],
] as const;

export function Profiles({ words, profiles }: Pick<WholeReport, "words" | "profiles">) {
  const { title, lead } = words.products;
  return (
    <Part id="products" title={<RichText text={title} plain />} lead={lead}>
      <ProfileIndex profiles={profiles} />
      {profiles.map((profile) => (
        <Profile key={profile.product.slug} {...profile} />
      ))}
    </Part>
  );
}

function Profile({ product, notes, words, picture }: WholeReport["profiles"][number]) {
  const { slug, name, brand, place, marketTier } = product;
  return (
    <article className={`profile ${brandClass(brand)}`} id={slug} aria-labelledby={`${slug}-heading`}>
      <div>
        <p className="profile-line row">
          <b>{place}</b> <BrandName brand={brand} /> <TierBadge tier={marketTier} color={product.tierColor} />
        </p>
        <h3 id={`${slug}-heading`}>{name}</h3>
        <RichText as="p" className="profile-summary measure" text={words.summary} />
      </div>
      <div className="columns columns-narrow profile-side">
        <Picture picture={picture} className="tinted" />
        <Facts product={product} notes={notes} />
      </div>
      <div className="profile-text">
        <Paragraphs texts={words.profile} />
      </div>
      <div className="columns profile-lists">
        {lists.map(([title, field]) => (
          <section key={field}>
            <h4 className="label">{title}</h4>
            <StatementList items={words[field]} />
          </section>
        ))}
      </div>
    </article>
  );
}

/** The illustrative facts stand together, below one heading. */
function Facts({ product, notes }: Pick<WholeReport["profiles"][number], "product" | "notes">) {
  const isIllustrative = (field: ValueField) => product.evidence[field]?.kind === "illustrative";
  const given = facts.filter(([field]) => product[field]);
  const illustrative = given.filter(([field]) => isIllustrative(field));
  const show = (shown: typeof facts) =>
    shown.map(([field, term]) => (
      <Fact key={field} term={term}>
        <ProductValue product={product} field={field} notes={notes} />
      </Fact>
    ));
  return (
    <div className="profile-facts">
      <dl className="pairs">{show(given.filter(([field]) => !isIllustrative(field)))}</dl>
      {illustrative.length > 0 && (
        <>
          <p className="profile-illustrative label apart hatched">{kindWords.illustrative}</p>
          <dl className="pairs">{show(illustrative)}</dl>
        </>
      )}
    </div>
  );
}
