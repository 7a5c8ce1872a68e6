import { plainText, resolveProse } from "../analysis/text";
import { formatProblem } from "../content/problem";
import { isProse } from "../content/prose";
import { traverseAll } from "./checks/sentences";
import { readEdition } from "./edition";

/** Every text that says the words or names such a value, with its place: an editor reads it again when they change. */
export function listMentions(root: string, words: string): string[] {
  const found: string[] = [];
  readEdition(root, [
    (draft, { resolver }) => {
      for (const { value, path, read, self } of traverseAll(draft)) {
        // Ids, addresses and names of records have no blanks.
        if (!isProse(value) && !(typeof value === "string" && value.includes(" "))) continue;
        const text = typeof value === "string" ? value : plainText(resolveProse(value, resolver, self));
        const values =
          typeof value === "string" ? [] : value.nodes.map((node) => ("name" in node ? node.name : ""));
        const isNamed = [text, ...values].some((each) => each.toLowerCase().includes(words.toLowerCase()));
        if (isNamed) found.push(formatProblem(read.at(path, text)));
      }
      return [];
    },
  ]);
  return found;
}
