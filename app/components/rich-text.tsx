import type { Text, TextNode } from "../analysis/text";
import { KindMark, NoteMarks } from "./kind-mark";

interface Props {
  text: Text;
  /** Leaves marks and source numbers out, for headings and places where they stand beside the text. */
  plain?: boolean;
  /** The element around the sentence, if it has one of its own. */
  as?: "p" | "h1" | "h2" | "h3" | "h4" | "dt" | "dd";
  className?: string;
  id?: string;
}

/**
 * A sentence of the report. In a sentence a value from the brief has no mark, as the key below every page says: marks at every
 * number would make the sentence unreadable. Each derived value carries its name and raw value, so that tests can compare it.
 */
export function RichText({ text, plain = false, as: Element, ...attributes }: Props) {
  // The nodes of a text never change their order, so their place is a stable key.
  const nodes = text.nodes.map((node, index) => (
    <Node key={`${index}${node.type}`} node={node} plain={plain} />
  ));
  return Element ? <Element {...attributes}>{nodes}</Element> : nodes;
}

function Node({ node, plain }: { node: TextNode; plain: boolean }) {
  if (node.type === "text") return node.text;
  if (node.type === "cite") {
    return (
      <>
        {node.text}
        {!plain && <NoteMarks notes={node.notes} />}
      </>
    );
  }
  const value = (
    <data value={node.raw} data-of={node.name}>
      {node.text}
    </data>
  );
  if (plain || node.kind !== "illustrative") return value;
  return (
    <span className="value-illustrative">
      {value}
      <KindMark kind={node.kind} />
    </span>
  );
}
