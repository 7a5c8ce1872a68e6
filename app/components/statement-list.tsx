import { firstUses, type Text } from "../analysis/text";
import type { Kind } from "../analysis/value";
import { KindMark } from "./kind-mark";
import { RichText } from "./rich-text";

/** Sentences. An illustrative one is marked at the end, or at the values that make it so. */
export function StatementList({ items }: { items: { text: Text; kind: Kind }[] }) {
  const marked = firstUses(items.map(({ text }) => text));
  return (
    <ul className="statements">
      {items.map(({ text, kind }, index) => (
        <li key={`${kind}-${index}`}>
          <RichText text={text} marked={marked} />
          {!text.nodes.some((node) => marked.has(node)) && <KindMark kind={kind} />}
        </li>
      ))}
    </ul>
  );
}
