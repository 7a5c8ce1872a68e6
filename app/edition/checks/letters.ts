import { findUndrawable } from "../../art/face";
import type { Problem } from "../../content/problem";
import { isProse } from "../../content/prose";
import type { Draft } from "../../content/report-files";
import { traverseAll } from "./sentences";

/** Warns of characters that no face has. Pages show another face's; pictures, whose words are outlines, show a box. */
export function warnOfLetters(draft: Draft): Problem[] {
  return [...traverseAll(draft)].flatMap(({ value, path, read }) => {
    const text = isProse(value)
      ? value.nodes.map((node) => ("text" in node ? node.text : "")).join("")
      : value;
    const found = typeof text === "string" ? findUndrawable(text) : undefined;
    const message = `found "${found}", which our faces lack: pictures show a box; expected another character`;
    return found === undefined ? [] : [read.at(path, message)];
  });
}
