import { Fragment } from "react";
import type { ResolvedText, TextNode } from "../report/text";
import { LegendIfDue, MarkedText, SourceNumbers } from "./value";

interface Props {
  text: ResolvedText;
  /** Without source numbers, as in headings and links. */
  plain?: boolean;
  as?: "p" | "li" | "h1" | "h2" | "h3";
  className?: string;
  id?: string;
}

/** A sentence of the report, with marks and source numbers. */
export function RichText({ text: { nodes }, plain = false, as: Element, ...attributes }: Props) {
  const show = (of: readonly TextNode[]) =>
    of.map((node, index) => {
      const isPlain = plain || isCitedAgain(node, of.slice(index + 1));
      return <TextNodeView key={`${index}${node.type}`} node={node} plain={isPlain} />;
    });
  const sentences = Element?.startsWith("h") ? splitSentences(nodes) : [];
  const shown =
    sentences.length < 2
      ? show(nodes)
      : sentences.map((sentence, index) => (
          <Fragment key={`sentence-${index}`}>
            {index > 0 && " "}
            <span className="whole">{show(sentence)}</span>
          </Fragment>
        ));
  if (!Element) return shown;
  return (
    <Element {...attributes}>
      {shown}
      {(Element === "p" || Element === "li") && <LegendIfDue />}
    </Element>
  );
}

/** The sentences of a heading, which breaks between them first. */
function splitSentences(nodes: readonly TextNode[]): TextNode[][] {
  const sentences: TextNode[][] = [[]];
  for (const node of nodes) {
    const [first = "", ...further] = node.type === "text" ? node.text.split(/(?<=[.?!]) (?=\p{Lu})/u) : [];
    sentences.at(-1)?.push(node.type === "text" ? { ...node, text: first } : node);
    for (const text of further) sentences.push([{ type: "text", text }]);
  }
  return sentences;
}

/** Paragraphs, one below the other. */
export function Paragraphs({
  texts,
  className = "flow",
}: {
  texts: readonly ResolvedText[];
  className?: string;
}) {
  return (
    <div className={className}>
      {texts.map((text, index) => (
        <RichText key={`text-${index}`} as="p" text={text} />
      ))}
    </div>
  );
}

function TextNodeView({ node, plain }: { node: TextNode; plain: boolean }) {
  if (node.type === "text") return node.text;
  // Amounts of money do not break at their hyphen.
  const text = /^\$\S*-/u.test(node.text) ? <span className="nowrap">{node.text}</span> : node.text;
  const words = node.type === "value" ? <MarkedText kind={node.kind}>{text}</MarkedText> : node.text;
  return (
    <>
      {words}
      {!plain && <SourceNumbers sources={node.sources} />}
    </>
  );
}

/** Whether the next citation in the sentence has the same sources: one number, at the end, is enough. */
function isCitedAgain(node: TextNode, following: readonly TextNode[]): boolean {
  const next = following.findIndex(({ type }) => type === "cite");
  const cited = following[next];
  if (node.type !== "cite" || cited?.type !== "cite") return false;
  const between = following.slice(0, next).map((other) => (other.type === "text" ? other.text : ""));
  return cited.sources.join() === node.sources.join() && !/[.!?:;] /u.test(between.join(""));
}
