import { placeKindWords, saysIllustrative, type Text } from "../analysis/text";
import type { Kind } from "../analysis/value";
import { KindWord } from "./kind-word";
import { RichText } from "./rich-text";
import "./statement-list.css";

/** Sentences. An illustrative one says so, at its value or at its end. */
export function StatementList({ items }: { items: { text: Text; kind: Kind }[] }) {
  const followed = placeKindWords(items.map(({ text }) => text));
  return (
    <ul className="statements">
      {items.map(({ text, kind }, index) => (
        <li key={`${kind}-${index}`}>
          <RichText text={text} followed={followed} />
          {!saysIllustrative(text) && !text.nodes.some((node) => followed.has(node)) && (
            <KindWord kind={kind} />
          )}
        </li>
      ))}
    </ul>
  );
}
