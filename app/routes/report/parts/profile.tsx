import type { ValueField } from "../../../analysis/product";
import type { Text } from "../../../analysis/text";
import type { Kind } from "../../../analysis/value";
import { BrandName } from "../../../components/brand-name";
import { Paragraphs } from "../../../components/paragraphs";
import { Picture } from "../../../components/picture";
import { RichText } from "../../../components/rich-text";
import { Stated } from "../../../components/stated";
import { StatementList } from "../../../components/statement-list";
import { TierBadge } from "../../../components/tier-badge";
import { brandClass } from "../../../document/brand-class";
import type { WholeReport } from "../compose-report";
import { Part } from "./part";
import { ProfileIndex } from "./profile-index";

const facts: [field: ValueField, term: string][] = [
  ["price", "Price"],
  ["priceRange", "Price range"],
  ["count", "Count"],
  ["packaging", "Packaging"],
  ["theme", "Theme"],
  ["licence", "Licence"],
  ["rating", "Rating"],
  ["reviews", "Rated by"],
  ["brandColor", "Brand colour"],
];

/** Every product on a page of its own, as in a catalogue. */
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

function Profile({ product, notes, words, tierColor, picture }: WholeReport["profiles"][number]) {
  const { slug, name, brand, place, marketTier } = product;
  return (
    <article className={`profile ${brandClass(brand)}`} id={slug} aria-labelledby={`${slug}-heading`}>
      <div className="profile-head">
        <p className="profile-line">
          <b>{place}</b> <BrandName brand={brand} /> <TierBadge tier={marketTier} color={tierColor} />
        </p>
        <h3 id={`${slug}-heading`}>{name}</h3>
        <p className="profile-summary">
          <RichText text={words.summary} />
        </p>
      </div>
      <div className="profile-side">
        <Picture picture={picture} />
        <dl className="profile-facts">
          {facts.map(
            ([field, term]) =>
              product[field] && (
                <div key={field}>
                  <dt>{term}</dt>
                  <dd>
                    <Stated product={product} field={field} notes={notes} />
                  </dd>
                </div>
              ),
          )}
        </dl>
      </div>
      <div className="profile-text">
        <Paragraphs texts={words.profile} />
      </div>
      <div className="profile-lists">
        <ProfileList title="Product features" items={words.features} />
        <ProfileList title="Unique selling points" items={words.uniqueSellingPoints} />
        <ProfileList title="Additional information" items={words.additionalInfo} />
        <ProfileList title="Target audience" items={words.targetAudience} />
      </div>
    </article>
  );
}

function ProfileList({ title, items }: { title: string; items: { text: Text; kind: Kind }[] }) {
  return (
    <section>
      <h4>{title}</h4>
      <StatementList items={items} />
    </section>
  );
}
