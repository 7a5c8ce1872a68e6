import type { Words } from "../analysis/text";
import type { PictureRef } from "../edition/pictures";
import { BrandName } from "./brand-name";
import { NarrowFold } from "./narrow-fold";
import { Picture } from "./picture";
import { RichText } from "./rich-text";
import { StatementList } from "./statement-list";

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
