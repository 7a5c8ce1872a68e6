import { type Document, isAlias, isMap, isNode, isScalar, visit } from "yaml";
import { shorten } from "./nearest";

/** A mistake in the YAML itself. */
interface Flaw {
  offset: number;
  message: string;
  /** The rest of the file can still be checked. */
  isMinor?: true;
}

/** Every reason not to read a file as content. */
export function findFlaws(text: string, document: Document.Parsed): Flaw[] {
  const tab = /^[ \t]*\t/mu.exec(text);
  if (tab) {
    const message = "found a tab in the indentation; expected spaces";
    return [{ offset: tab.index + tab[0].length - 1, message }];
  }
  const tooDeep = document.errors.find((error) => error.code === "RESOURCE_EXHAUSTION");
  if (tooDeep) {
    const message = "found lists or fields nested too deep to read; expected a few levels";
    return [{ offset: tooDeep.pos[0], message }];
  }
  if (document.errors.length > 0)
    return document.errors.map(({ pos, message }) => ({
      offset: pos[0],
      message: `found bad YAML: ${message}`,
    }));
  return findMisuse(document);
}

/** Aliases, anchors, duplicate keys and `__proto__`: valid YAML that content files may not use. */
function findMisuse(document: Document): Flaw[] {
  const found: Flaw[] = [];
  visit(document, (_, node) => {
    if (!isNode(node)) return;
    const offset = node.range?.[0] ?? 0;
    if (isAlias(node) || ("anchor" in node && node.anchor))
      found.push({ offset, message: "found a YAML anchor or alias; expected the value itself, written out" });
    const seen = new Set<string>();
    for (const { key } of isMap(node) ? node.items : []) {
      if (!isScalar(key)) continue;
      const name = String(key.value);
      const message = `found the key "${shorten(name)}" a second time; expected each key once`;
      const offset = key.range?.[0] ?? 0;
      if (seen.has(name)) found.push({ offset, message, isMinor: true });
      // Zod drops it silently.
      if (name === "__proto__")
        found.push({
          offset,
          message: 'found the key "__proto__"; expected a name without a meaning in JavaScript',
        });
      seen.add(name);
    }
  });
  return found;
}
