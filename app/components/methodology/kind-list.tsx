import type { Text } from "../../analysis/text";
import type { Kind } from "../../analysis/value";
import { RichText } from "../rich-text";

interface Props {
  kinds: readonly { kind: Kind; label: string; text: Text }[];
}

/** What each kind of value means, beside its mark. */
export function KindList({ kinds }: Props) {
  return (
    <dl className="kinds">
      {kinds.map(({ kind, label, text }) => (
        <div key={kind}>
          <dt>
            {kind === "public" ? (
              <span className="kind-note">[n]</span>
            ) : (
              <span className={`kind-mark kind-${kind}`} />
            )}{" "}
            {label}
          </dt>
          <RichText as="dd" text={text} />
        </div>
      ))}
    </dl>
  );
}
