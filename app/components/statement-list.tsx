import type { Text } from "../analysis/text";
import type { Kind } from "../analysis/value";
import { KindMark } from "./kind-mark";
import { RichText } from "./rich-text";

/** Sentences with their kind marks. Public ones show their source numbers instead. */
export function StatementList({ items }: { items: { text: Text; kind: Kind }[] }) {
  return (
    <ul className="statements">
      {items.map(({ text, kind }, index) => (
        <li key={`${kind}-${index}`}>
          <RichText text={text} />
          {kind !== "public" && <KindMark kind={kind} />}
        </li>
      ))}
    </ul>
  );
}
