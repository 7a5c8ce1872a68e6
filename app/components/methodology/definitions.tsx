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
          <dt>
            <RichText text={title} plain />
          </dt>
          <dd>
            <RichText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
