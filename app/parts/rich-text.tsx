import { Fragment } from "react";
import type { ResolvedText, TextNode } from "../report/text";
import { LegendIfDue, MarkedText, SourceNumbers } from "./value";

interface RichTextProps {
  text: ResolvedText;
  /** Omits source numbers, for example in headings and links. */
  plain?: boolean;
  as?: "p" | "li" | "h1" | "h2" | "h3";
  className?: string;
  id?: string;
}

/** Renders text with the markers of its values and with source numbers. */
export function RichText({ text: { nodes }, plain = false, as: Tag, ...attributes }: RichTextProps) {
  const renderNodes = (siblings: readonly TextNode[]) =>
    siblings.map((node, index) => {
      const isPlain = plain || isCitedAgain(node, siblings.slice(index + 1));
      return <TextNodeView key={`${index}${node.type}`} node={node} plain={isPlain} />;
    });
  const phrases = Tag?.startsWith("h") ? splitHeading(nodes) : [];
  const content =
    phrases.length < 2
      ? renderNodes(nodes)
      : phrases.map((phrase, index) => (
          <Fragment key={`phrase-${index}`}>
            {index > 0 && " "}
            <span className="keep-together">{renderNodes(phrase)}</span>
          </Fragment>
        ));
  if (!Tag) return content;
  return (
    <Tag {...attributes}>
      {content}
      {(Tag === "p" || Tag === "li") && <LegendIfDue />}
    </Tag>
  );
}

/** Maximum length in characters of the phrases between which a heading wraps. Longer ones may not fit on a line on phones. */
const maxPhraseLength = 12;

/**
 * Splits a heading into the parts between which it should wrap: at commas if all parts are short, and otherwise between
 * sentences and after colons.
 */
function splitHeading(nodes: readonly TextNode[]): TextNode[][] {
  const phrases = splitNodes(nodes, /(?<=,) /u);
  const isShort = (phrase: TextNode[]) => phrase.map(({ text }) => text).join("").length <= maxPhraseLength;
  return phrases.every(isShort) ? phrases : splitNodes(nodes, /(?<=:) |(?<=[.?!]) (?=\p{Lu})/u);
}

/** Splits the text of nodes at a separator. Values and citations stay whole. */
function splitNodes(nodes: readonly TextNode[], separator: RegExp): TextNode[][] {
  const parts: TextNode[][] = [[]];
  for (const node of nodes) {
    if (node.type !== "text") {
      parts.at(-1)?.push(node);
      continue;
    }
    const [continuation = "", ...newParts] = node.text.split(separator);
    parts.at(-1)?.push({ ...node, text: continuation });
    for (const text of newParts) parts.push([{ type: "text", text }]);
  }
  return parts;
}

interface ParagraphsProps {
  texts: readonly ResolvedText[];
  className?: string;
}

/** Renders each text as a paragraph. */
export function Paragraphs({ texts, className = "flow" }: ParagraphsProps) {
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
  // A price range such as $7-10 must not wrap at its hyphen.
  const text = /^\$\S*-/u.test(node.text) ? <span className="text-nowrap">{node.text}</span> : node.text;
  const markedText = node.type === "value" ? <MarkedText kind={node.kind}>{text}</MarkedText> : node.text;
  return (
    <>
      {markedText}
      {!plain && <SourceNumbers sources={node.sources} />}
    </>
  );
}

/**
 * Returns whether a node is a citation and the next citation in the same clause has the same sources. Only the last of such
 * citations gets source numbers.
 */
function isCitedAgain(node: TextNode, following: readonly TextNode[]): boolean {
  const nextIndex = following.findIndex(({ type }) => type === "cite");
  const next = following[nextIndex];
  if (node.type !== "cite" || next?.type !== "cite") return false;
  const nodesBetween = following.slice(0, nextIndex);
  const textBetween = nodesBetween.map((between) => (between.type === "text" ? between.text : "")).join("");
  return next.sources.join() === node.sources.join() && !/[.!?:;] /u.test(textBetween);
}
