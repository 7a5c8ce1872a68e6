import type { Text } from "../analysis/text";
import { RichText } from "./rich-text";

export function Paragraphs({ texts }: { texts: readonly Text[] }) {
  return (
    <div className="flow">
      {texts.map((text, index) => (
        <RichText key={`paragraph-${index}`} as="p" text={text} />
      ))}
    </div>
  );
}
