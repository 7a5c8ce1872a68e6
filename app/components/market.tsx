import type { Words } from "../analysis/text";
import type { PictureRef } from "../edition/pictures";
import { href, pages } from "../urls";
import { BrandName } from "./brand-name";
import { NarrowFold } from "./narrow-fold";
import { Picture } from "./picture";
import { RichText } from "./rich-text";
import { StatementList } from "./statement-list";
import "./market.css";

interface AdvantagesProps extends Pick<Words<"market">["advantages"], "brands"> {
  heading?: "h3" | "h4";
}

/** Each brand's advantages. */
export function Advantages({ brands, heading: Heading = "h3" }: AdvantagesProps) {
  return (
    <div className="texts advantages apart">
      {brands.map(({ brand, points }) => (
        <section key={brand} className="accordion">
          <Heading>
            <BrandName brand={brand} />
          </Heading>
          <NarrowFold summary={`${points.length} advantages`} of={brand}>
            <StatementList items={points} />
          </NarrowFold>
        </section>
      ))}
    </div>
  );
}

interface PricesProps {
  prices: Words<"market">["prices"];
  heading?: "h3" | "h4";
}

/** What is known about prices, what is not, and the sheet to find out. */
export function Prices({ prices: { items, sheet }, heading: Heading = "h3" }: PricesProps) {
  return (
    <>
      <div className="columns prices apart">
        {items.map(({ title, points }, index) => (
          <section key={`prices-${index}`} className="accordion">
            <RichText as={Heading} text={title} plain />
            <NarrowFold summary="What is known" of={<RichText text={title} plain />}>
              <StatementList items={points} />
            </NarrowFold>
          </section>
        ))}
      </div>
      <p className="row no-print">
        <a className="target" href={href(`${pages.data.path}#observe-heading`)}>
          {sheet}
        </a>
        <a className="target" href={href(pages.shelfWalk.path)}>
          {pages.shelfWalk.label}
        </a>
      </p>
    </>
  );
}

interface InsightsProps {
  insights: Words<"market">["gallery"]["pictures"];
  /** One per insight. */
  pictures: readonly PictureRef[];
  heading?: "h3" | "h4";
}

/** A gallery: pictures, each with a title and a caption. */
export function Insights({ insights, pictures, heading: Heading = "h3" }: InsightsProps) {
  return (
    <ul className="columns insights">
      {insights.map(({ title, caption }, index) => (
        <li key={pictures[index]?.src}>
          {pictures[index] && <Picture picture={pictures[index]} />}
          <RichText as={Heading} text={title} plain />
          <RichText as="p" text={caption} />
        </li>
      ))}
    </ul>
  );
}
