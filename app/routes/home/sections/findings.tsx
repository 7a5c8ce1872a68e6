import { Picture } from "../../../components/picture";
import { RichText } from "../../../components/rich-text";
import { anchorIn, headingsIn, type InPart, Section } from "../../../components/section";
import { brandClass } from "../../../document/brand";
import { href, pages } from "../../../urls";
import type { Home } from "../compose-home";
import "./findings.css";

type Props = Pick<Home, "page" | "products" | "shown" | "trends"> & InPart;

/** The findings as cards, each with the products that it is about. */
export function Findings({ page: { findings }, products, shown, trends, part }: Props) {
  const [, Heading] = headingsIn(part);
  const marketAnchor = (section: string) =>
    part ? `#${anchorIn(section, "market")}` : href(`${pages.marketAnalysis.path}#${section}`);
  return (
    <Section id="findings" words={findings} part={part} className="section wide">
      <ul className="columns findings">
        {findings.cards.map(({ key, figure, title, text, counted }, index) => (
          <li key={key} className="stack finding card inset">
            <RichText as="p" className="finding-figure" text={figure} />
            <HighlightedProducts products={products} shown={shown[index] ?? []} />
            <RichText as={Heading} text={title} plain />
            <RichText as="p" text={text} />
            <a className="target" href={marketAnchor("trends")}>
              {trends}
            </a>
            {counted && (
              <a className="target" href={marketAnchor("share")}>
                <span>
                  <RichText text={counted} plain />
                </span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface HighlightsProps extends Pick<Home, "products"> {
  /** The slugs of the highlighted products. */
  shown: readonly string[];
}

/** More would be too small to tell apart, and too many to load. */
const mostDrawn = 40;

/** All products as small drawings, some of them highlighted. A long list has none. */
function HighlightedProducts({ products, shown }: HighlightsProps) {
  if (products.length > mostDrawn) return null;
  const names = products.filter(({ slug }) => shown.includes(slug)).map(({ name }) => name);
  return (
    <div
      className="highlights"
      role="img"
      aria-label={`${names.length} of ${products.length}: ${names.join(", ")}`}
    >
      {products.map(({ slug, brand, picture }) => (
        <span key={slug} className={shown.includes(slug) ? `shown ${brandClass(brand)}` : undefined}>
          <Picture picture={{ ...picture, alt: "" }} />
        </span>
      ))}
    </div>
  );
}
