import { firstUses, type Text, type TextNode } from "../analysis/text";
import { KindMark, NoteMarks } from "./kind-mark";

interface Props {
  text: Text;
  /** Without marks and source numbers. */
  plain?: boolean;
  /** The values to mark, where several texts make up a section; see `firstUses`. */
  marked?: ReadonlySet<TextNode>;
  as?: "p" | "h1" | "h2" | "h3" | "h4" | "dt" | "dd" | "figcaption";
  className?: string;
  id?: string;
}

/**
 * A sentence of the report. Every illustrative value is underlined, and its first use is marked. `<data>` elements carry names
 * and raw values for tests.
 */
export function RichText({ text, plain = false, marked, as: Element, ...attributes }: Props) {
  const rings = marked ?? firstUses([text]);
  const nodes = text.nodes.map((node, index) => (
    <Node key={`${index}${node.type}`} node={node} plain={plain} hasRing={rings.has(node)} />
  ));
  return Element ? <Element {...attributes}>{nodes}</Element> : nodes;
}

function Node({ node, plain, hasRing }: { node: TextNode; plain: boolean; hasRing: boolean }) {
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
      {hasRing && <KindMark kind={node.kind} />}
    </span>
  );
}
