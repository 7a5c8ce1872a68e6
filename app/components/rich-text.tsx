import type { Text, TextNode } from "../analysis/text";
import { KindMark, NoteMarks } from "./kind-mark";

interface Props {
  text: Text;
  /** Without marks and source numbers. */
  plain?: boolean;
  as?: "p" | "h1" | "h2" | "h3" | "h4" | "dt" | "dd";
  className?: string;
  id?: string;
}

/**
 * A sentence of the report. Only illustrative values are marked in it, because a mark at every number would be unreadable.
 * `<data>` elements carry names and raw values for tests.
 */
export function RichText({ text, plain = false, as: Element, ...attributes }: Props) {
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
