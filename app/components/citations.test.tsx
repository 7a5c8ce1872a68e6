import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Note, Text } from "../analysis/text";
import { Citations, CitationsOfPage, SourceNumbers } from "./citations";
import { RichText } from "./rich-text";

const note = (id: string, number: number): Note => ({ type: "note", id, number });
const cite = (...notes: Note[]): Text => ({
  type: "resolved",
  nodes: [{ type: "cite", text: "words", notes }],
});
const [a, b] = [note("a", 7), note("b", 2)];

const page = (
  <>
    <RichText text={cite(a)} plain />
    <RichText text={cite(a)} />
    <SourceNumbers notes={[b, a]} />
  </>
);

test("numbers the citations of each source in document order, except those without a number", () => {
  const citations = new Citations();
  const html = renderToStaticMarkup(<CitationsOfPage value={citations}>{page}</CitationsOfPage>);
  const ids = [...html.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id);
  expect(ids).toEqual(["use-7-1", "use-2-1", "use-7-2"]);
  expect(citations.of("a")).toEqual(["use-7-1", "use-7-2"]);
  expect([citations.of("b"), citations.of("c")]).toEqual([["use-2-1"], []]);
});

test("keeps the anchor of a citation that is rendered again", () => {
  const citations = new Citations();
  const tree = <CitationsOfPage value={citations}>{page}</CitationsOfPage>;
  expect(renderToStaticMarkup(tree)).toBe(renderToStaticMarkup(tree));
});

test("renders no anchors on a page that does not link back", () => {
  expect(renderToStaticMarkup(page)).not.toContain(" id=");
});

test("a sentence has the number of a source once, at the end of what it says", () => {
  const cited = (...notes: Note[]) => cite(...notes).nodes;
  const text = (words: string): Text["nodes"] => [{ type: "text", text: words }];
  const nodes = [
    cited(a),
    text(" and "),
    cited(a),
    text(". Then "),
    cited(a),
    text(", but "),
    cited(a, b),
  ].flat();
  const html = renderToStaticMarkup(<RichText text={{ type: "resolved", nodes }} />);
  expect(html.replaceAll(/<[^>]+>/gu, "")).toBe("words and words[7]. Then words[7], but words[7][2]");
});
