import { firstUses, type Text } from "../analysis/text";
import { RichText } from "./rich-text";

/** The paragraphs of a section, in which each illustrative value is marked once. */
export function Paragraphs({ texts }: { texts: readonly Text[] }) {
  const marked = firstUses(texts);
  return (
    <div className="flow">
      {texts.map((text, index) => (
        <RichText key={`paragraph-${index}`} as="p" text={text} marked={marked} />
      ))}
    </div>
  );
}
