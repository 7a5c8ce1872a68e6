import { placeKindWords, type Text, type TextNode } from "../analysis/text";
import { SourceNumbers } from "./citations";
import { KindStyle, KindWord } from "./kind-word";

interface Props {
  text: Text;
  /** Without source numbers and the word “illustrative”. */
  plain?: boolean;
  /** Where the word stands if several texts make up a section; see `placeKindWords`. */
  followed?: ReadonlySet<TextNode>;
  as?: "p" | "b" | "li" | "h1" | "h2" | "h3" | "h4" | "h5" | "dt" | "dd" | "figcaption";
  className?: string;
  id?: string;
}

/** A sentence of the report, its illustrative values penciled in. `<data>` elements carry names and raw values for tests. */
export function RichText({ text, plain = false, followed, as: Element, ...attributes }: Props) {
  const hasWord = followed ?? placeKindWords([text]);
  const nodes = text.nodes.map((node, index) => (
    <Node
      key={`${index}${node.type}`}
      node={node}
      plain={plain || isCitedAgain(node, text.nodes.slice(index + 1))}
      hasWord={!plain && hasWord.has(node)}
    />
  ));
  return Element ? <Element {...attributes}>{nodes}</Element> : nodes;
}

/** Several sentences, each in an element of its own. */
export function RichTexts({ texts, ...attributes }: Omit<Props, "text"> & { texts: readonly Text[] }) {
  return texts.map((text, index) => <RichText key={`text-${index}`} text={text} {...attributes} />);
}

function Node({ node, plain, hasWord }: { node: TextNode; plain: boolean; hasWord: boolean }) {
  if (node.type === "text") return node.text;
  if (node.type === "cite") {
    return (
      <>
        {node.text}
        {!plain && <SourceNumbers notes={node.notes} />}
      </>
    );
  }
  return (
    <>
      <KindStyle kind={node.kind}>
        <data value={node.raw} data-of={node.name}>
          {node.text}
        </data>
      </KindStyle>
      {hasWord && <KindWord kind={node.kind} />}
    </>
  );
}

/** Whether the next citation in the sentence has the same sources: one number, at the end, is enough. */
function isCitedAgain(node: TextNode, following: readonly TextNode[]): boolean {
  const next = following.findIndex(({ type }) => type === "cite");
  const cited = following[next];
  if (node.type !== "cite" || cited?.type !== "cite") return false;
  const between = following.slice(0, next).map((other) => (other.type === "text" ? other.text : ""));
  const sources = (of: typeof node) => of.notes.map(({ id }) => id).join(" ");
  return sources(cited) === sources(node) && !/[.!?:;] /u.test(between.join(""));
}
