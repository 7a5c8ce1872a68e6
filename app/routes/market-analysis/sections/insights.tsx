import { Picture } from "../../../components/picture";
import { RichText } from "../../../components/rich-text";
import { headingsIn, Section } from "../../../components/section";
import type { MarketProps } from "./market-sections";
import "./insights.css";

/** A gallery: pictures, each with a title and a caption. */
export function Insights({ page: { gallery }, pictures, part }: MarketProps) {
  const [, heading] = headingsIn(part);
  return (
    <Section id="gallery" words={gallery} part={part} className="section band" inner="wide">
      <ul className="columns insights">
        {gallery.pictures.map(({ title, caption }, index) => (
          <li key={pictures[index]?.src}>
            {pictures[index] && <Picture picture={pictures[index]} />}
            <RichText as={heading} text={title} plain />
            <RichText as="p" text={caption} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
