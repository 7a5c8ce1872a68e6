import { LinkLine } from "../../../components/link-line";
import { Picture } from "../../../components/picture";
import { RichText } from "../../../components/rich-text";
import { headingsIn, type InPart, Section } from "../../../components/section";
import { guideId, pages } from "../../../urls";
import type { Home } from "../compose-home";
import "./kids.css";

export function Kids({ page: { kids }, pictures, part }: Pick<Home, "page" | "pictures"> & InPart) {
  if (!kids) return null;
  const [, heading] = headingsIn(part);
  return (
    <Section id="kids" words={kids} part={part} className="band section" inner="wide">
      <RichText as="p" className="lead" text={kids.text} />
      <ul className="columns columns-narrow kids-cards apart">
        {kids.cards.map(({ title, text }, index) => (
          <li key={pictures[index]?.src}>
            {pictures[index] && <Picture picture={pictures[index]} />}
            <RichText as={heading} text={title} plain />
            <RichText as="p" text={text} />
          </li>
        ))}
      </ul>
      <LinkLine to={`${pages.products.path}#${guideId}`}>{kids.more}</LinkLine>
    </Section>
  );
}
