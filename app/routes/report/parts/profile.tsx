import { fieldNames, type ValueField } from "../../../analysis/product";
import { KindWord } from "../../../components/kind-word";
import { Paragraphs } from "../../../components/paragraphs";
import { Picture } from "../../../components/picture";
import { anchorIn } from "../../../components/section";
import { brandClass } from "../../../document/brand";
import type { ComposedProduct } from "../../product/compose-product";
import { ProductFact } from "../../product/product-fact";
import { ProductHead } from "../../product/product-head";
import { ProductLists } from "../../product/product-lists";
import type { WholeReport } from "../compose-report";
import "../../../styles/rows.css";
import "../../../styles/tinted.css";
import "./profile.css";

const facts: ValueField[] = ["priceRange", "theme", "license", "count", "price", "packaging", "brandColor"];

/** A product's page in short: the illustrative facts stand together, below one heading. */
export function Profile({
  invented,
  ...composed
}: ComposedProduct & { invented: WholeReport["invented"]["title"] }) {
  const { product, words, notes, picture } = composed;
  const anchor = anchorIn(product.slug, "product");
  const isInvented = (field: ValueField) => product.evidence[field]?.kind === "illustrative";
  const list = (fields: ValueField[]) => (
    <dl className="pairs">
      {fields.map((field) => (
        <ProductFact key={field} term={fieldNames[field]} field={field} product={product} notes={notes} />
      ))}
    </dl>
  );
  return (
    <article
      className={`profile ruled wide ${brandClass(product.brand)}`}
      id={anchor}
      aria-labelledby={`${anchor}-heading`}
    >
      <Picture picture={picture} className="tinted" />
      <div className="profile-text">
        <ProductHead {...composed} heading="h3" id={`${anchor}-heading`} />
        <Paragraphs texts={words.profile} />
      </div>
      <div className="profile-facts">
        {list(facts.filter((field) => !isInvented(field)))}
        {facts.some(isInvented) && (
          <>
            <p className="hatched">
              <b>{invented}</b>
              <KindWord kind="illustrative" />
            </p>
            {list(facts.filter(isInvented))}
          </>
        )}
      </div>
      <ProductLists words={words} heading="h4" />
    </article>
  );
}
