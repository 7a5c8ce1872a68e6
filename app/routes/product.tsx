import { data } from "react-router";
import type { Product, ValueField } from "../analysis/product";
import type { Text } from "../analysis/text";
import { makeNote, plainText, resolveAll } from "../analysis/text";
import { productPrefix } from "../analysis/values";
import { brandClass } from "../brand-class";
import { citedSources } from "../cited-sources";
import { BrandName } from "../components/brand-name";
import { KindMark, NoteMarks } from "../components/kind-mark";
import { PageNotes } from "../components/page-notes";
import { Picture } from "../components/picture";
import { RichText } from "../components/rich-text";
import { StatStrip } from "../components/stat-strip";
import { StatementList } from "../components/statement-list";
import { TierBadge } from "../components/tier-badge";
import { type Edition, loadEdition } from "../edition";
import { describeMeta, makeMeta } from "../meta";
import type { PageHandle } from "../page-handle";
import { href, pages, productPath } from "../pages";
import { productPicture } from "../pictures";
import type { Route } from "./+types/product";
import css from "./product.css?inline";

export const handle: PageHandle = { css };

export function meta({ loaderData }: Route.MetaArgs) {
  return describeMeta(loaderData?.meta);
}

export function loader({ params }: Route.LoaderArgs) {
  const edition = loadEdition();
  const index = edition.products.findIndex((product) => product.slug === params.slug);
  const [product, record] = [edition.products[index], edition.report.products[index]];
  // Hosts answer an unknown slug with the built page /products/404; development says the same in its own way.
  if (!product || !record) throw data(null, { status: 404, statusText: "Product Not Found" });

  const { summary, profile, features, uniqueSellingPoints, additionalInfo, targetAudience } = record;
  const sentences = { summary, profile, features, uniqueSellingPoints, additionalInfo, targetAudience };
  const words = resolveAll(sentences, edition.resolver, productPrefix(product.slug));
  return {
    meta: makeMeta({
      title: product.name,
      description: plainText(words.summary),
      siteTitle: edition.report.report.title,
      path: productPath(product.slug),
    }),
    product,
    tierColor: edition.tiers.find((tier) => tier.label === product.marketTier)?.color ?? "grey",
    words,
    pictures: [
      productPicture(edition, product.slug, "bandage"),
      productPicture(edition, product.slug, "pack"),
    ] as const,
    notes: valueNotes(edition, product),
    neighbours: { previous: link(edition.products[index - 1]), next: link(edition.products[index + 1]) },
    count: edition.products.length,
    sources: citedSources(edition, words, Object.values(valueNotes(edition, product)).flat()),
  };
}

function valueNotes({ report }: Edition, { evidence }: Product) {
  const cited = Object.entries(evidence).filter(([, { sources }]) => sources.length > 0);
  return Object.fromEntries(
    cited.map(([field, { sources }]) => [field, sources.map((id) => makeNote(id, report.sources))]),
  );
}

function link(product: Product | undefined) {
  return product && { name: product.name, path: productPath(product.slug) };
}

type Data = Route.ComponentProps["loaderData"];

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, tierColor, words, pictures, neighbours, sources } = loaderData;
  const [bandage, pack] = pictures;
  return (
    <article className={brandClass(product.brand)}>
      <div className="product-top wide">
        <p className="product-back">
          <a href={href(pages.products.path)}>← Back to Products</a>
        </p>
        <section className="gallery" aria-label="Product gallery">
          <Picture picture={bandage} className={`vt-${product.slug}`} eager />
          <Picture picture={pack} />
        </section>
        <div className="product-head">
          <p className="product-line">
            <BrandName brand={product.brand} />
            <TierBadge tier={product.marketTier} color={tierColor} />
          </p>
          <h1>{product.name}</h1>
          {product.rating && (
            <p className="product-rating">
              <Stated data={loaderData} field="rating" />{" "}
              <span className="product-reviews">
                from <Stated data={loaderData} field="reviews" />
              </span>
            </p>
          )}
          <p className="product-summary">
            <RichText text={words.summary} />
          </p>
        </div>
        <dl className="stat-strips">
          <StatStrip label="Count" value={<Stated data={loaderData} field="count" />} />
          <StatStrip label="Price" value={<Stated data={loaderData} field="price" />} />
          <StatStrip label="Packaging" value={<Stated data={loaderData} field="packaging" />} />
          <StatStrip label="Market Tier" value={<Stated data={loaderData} field="marketTier" />} />
        </dl>
      </div>
      <div className="product-body wide">
        <div className="product-text">
          <section className="product-profile flow" aria-label="Profile">
            {words.profile.map((paragraph, index) => (
              <p key={`profile-${index}`}>
                <RichText text={paragraph} />
              </p>
            ))}
          </section>
          <div className="product-lists">
            <ProductList title="Product Features" items={words.features} />
            <ProductList title="Unique Selling Points" items={words.uniqueSellingPoints} />
            <ProductList title="Additional Information" items={words.additionalInfo} />
            <ProductList title="Target Audience" items={words.targetAudience} />
          </div>
        </div>
        <div className="product-boxes">
          <Box title="Price Information">
            <Fact term="Current Price">
              <Stated data={loaderData} field="price" />
            </Fact>
            <Fact term="Price Range">
              <Stated data={loaderData} field="priceRange" />
            </Fact>
            <Fact term="Market Tier">
              <Stated data={loaderData} field="marketTier" />
            </Fact>
          </Box>
          <Box title="Market Position">
            <Fact term="Brand">
              <BrandName brand={product.brand} />
            </Fact>
            <Fact term="Brand Color">
              <span className="swatch" /> <Stated data={loaderData} field="brandColor" />
            </Fact>
            {product.group !== product.brand && <Fact term="Counted for share with">{product.group}</Fact>}
            <Fact term="Place in the list">
              {product.place} of {loaderData.count}
            </Fact>
          </Box>
        </div>
      </div>
      <Neighbours {...neighbours} />
      <PageNotes sources={sources} />
    </article>
  );
}

/** A value with its kind: the mark, or the numbers of its sources. */
function Stated({ data: { product, notes }, field }: { data: Data; field: ValueField }) {
  const evidence = product.evidence[field];
  const sources = notes[field];
  return (
    <>
      <span data-field={field}>{product[field]}</span>
      {sources ? <NoteMarks notes={sources} /> : evidence && <KindMark kind={evidence.kind} />}
    </>
  );
}

function ProductList({
  title,
  items,
}: {
  title: string;
  items: { text: Text; kind: "brief" | "public" | "illustrative" }[];
}) {
  return (
    <section>
      <h2>{title}</h2>
      <StatementList items={items} />
    </section>
  );
}

function Box({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="box">
      <h2>{title}</h2>
      <dl>{children}</dl>
    </section>
  );
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Neighbours({ previous, next }: Data["neighbours"]) {
  return (
    <nav className="neighbours wide no-print" aria-label="Other products">
      {previous && (
        <a href={href(previous.path)} rel="prev">
          <span>← Previous product</span>
          {previous.name}
        </a>
      )}
      {next && (
        <a href={href(next.path)} rel="next">
          <span>Next product →</span>
          {next.name}
        </a>
      )}
    </nav>
  );
}
