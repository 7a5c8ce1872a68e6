import { plainText, type Text } from "../report/text";
import { RichText } from "./rich-text";

/** What to check on a pack, beside each other where there is room. */
export function Checks({ lines }: { lines: readonly { title: Text; text: Text }[] }) {
  return (
    <dl className="columns columns-two">
      {lines.map(({ title, text }) => (
        <div key={plainText(title)}>
          <RichText as="dt" className="label" text={title} />
          <RichText as="dd" text={text} />
        </div>
      ))}
    </dl>
  );
}
