import { placeKindWords, type Text, type TextNode } from "../analysis/text";
import { RichText } from "./rich-text";

interface Props {
  texts: readonly Text[];
  /** See `placeKindWords`, where the section has other texts too. */
  marked?: ReadonlySet<TextNode>;
}

/** The paragraphs of a section, which say of each illustrative value once that it is one. */
export function Paragraphs({ texts, marked = placeKindWords(texts) }: Props) {
  return (
    <div className="flow">
      {texts.map((text, index) => (
        <RichText key={`paragraph-${index}`} as="p" text={text} marked={marked} />
      ))}
    </div>
  );
}
