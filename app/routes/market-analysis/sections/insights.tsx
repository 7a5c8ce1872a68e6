import { Picture } from "../../../components/picture";
import { RichText } from "../../../components/rich-text";
import { headingsIn, Section } from "../../../components/section";
import type { MarketProps } from "./market-sections";
import "./insights.css";

/** A gallery: pictures, each with a title and a caption. One that has a form for narrow screens is as wide as the page. */
export function Insights({ page: { gallery }, pictures, part }: MarketProps) {
  const [, heading] = headingsIn(part);
  return (
    <Section id="gallery" words={gallery} part={part} className="section band" inner="wide">
      <ul className="insights">
        {gallery.pictures.map(({ title, caption }, index) => (
          <li key={pictures[index]?.src} className={pictures[index]?.narrow && "insight-wide"}>
            {pictures[index] && <Picture picture={pictures[index]} />}
            <div>
              <RichText as={heading} text={title} plain />
              <RichText as="p" text={caption} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
