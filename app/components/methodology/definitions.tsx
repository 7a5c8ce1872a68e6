import type { Text } from "../../analysis/text";
import { RichText } from "../rich-text";

interface Props {
  items: readonly { title: Text; text: Text }[];
}

/** Terms, each with what it means. */
export function Definitions({ items }: Props) {
  return (
    <dl className="definitions">
      {items.map(({ title, text }, index) => (
        <div key={`definition-${index}`}>
          <RichText as="dt" text={title} plain />
          <RichText as="dd" text={text} />
        </div>
      ))}
    </dl>
  );
}
