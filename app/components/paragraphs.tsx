import { placeKindWords, type Text, type TextNode } from "../analysis/text";
import { RichTexts } from "./rich-text";

interface Props {
  texts: readonly Text[];
  /** See `placeKindWords`, where the section has other texts too. */
  followed?: ReadonlySet<TextNode>;
}

/** The paragraphs of a section, which say of each illustrative value once that it is one. */
export function Paragraphs({ texts, followed = placeKindWords(texts) }: Props) {
  return (
    <div className="flow">
      <RichTexts as="p" texts={texts} followed={followed} />
    </div>
  );
}
