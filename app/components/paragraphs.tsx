import { firstUses, type Text, type TextNode } from "../analysis/text";
import { RichText } from "./rich-text";

interface Props {
  texts: readonly Text[];
  /** The values to mark, where the section has other texts too. */
  marked?: ReadonlySet<TextNode>;
}

/** The paragraphs of a section, in which each illustrative value is marked once. */
export function Paragraphs({ texts, marked = firstUses(texts) }: Props) {
  return (
    <div className="flow">
      {texts.map((text, index) => (
        <RichText key={`paragraph-${index}`} as="p" text={text} marked={marked} />
      ))}
    </div>
  );
}
