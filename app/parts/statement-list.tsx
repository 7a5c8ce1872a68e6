import type { Text } from "../report/text";
import { RichText } from "./rich-text";
import "./statement-list.css";

/** Sentences of a product or a brand. */
export function StatementList({ items }: { items: readonly { text: Text }[] }) {
  return (
    <ul className="statements stack-small">
      {items.map(({ text }, index) => (
        <RichText key={`statement-${index}`} as="li" text={text} />
      ))}
    </ul>
  );
}
