import { placeKindWords, type Text, type TextNode } from "../analysis/text";
import { RichText } from "./rich-text";

interface Props {
  texts: readonly Text[];
  /** See `placeKindWords`, where the section has other texts too. */
  followed?: ReadonlySet<TextNode>;
}

/** The paragraphs of a section, which say of each illustrative value once that it is one. */
export function Paragraphs({ texts, followed = placeKindWords(texts) }: Props) {
  return (
    <div className="flow">
      {texts.map((text, index) => (
        <RichText key={`paragraph-${index}`} as="p" text={text} followed={followed} />
      ))}
    </div>
  );
}
