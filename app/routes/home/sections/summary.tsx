import { placeKindWords } from "../../../analysis/text";
import { Paragraphs } from "../../../components/paragraphs";
import { RichText } from "../../../components/rich-text";
import { type InPart, Section } from "../../../components/section";
import type { Home } from "../compose-home";
import { ValueKinds } from "./value-kinds";
import "./summary.css";

export function Summary({ page, kinds, part }: Pick<Home, "page" | "kinds"> & InPart) {
  const { quote, paragraphs } = page.summary;
  const followed = placeKindWords([quote, ...paragraphs]);
  return (
    <Section id="summary" words={page.summary} part={part} className="section wide">
      <div className="split beside summary">
        <div className="stays">
          <RichText as="p" className="summary-quote pad inset" text={quote} followed={followed} />
          {page.kinds && kinds.figure && (
            <ValueKinds {...kinds} text={page.kinds} figure={kinds.figure} part={part} />
          )}
        </div>
        <Paragraphs texts={paragraphs} followed={followed} />
      </div>
    </Section>
  );
}
