/**
 * Prose is a sentence that may name values and cite sources. It may contain
 *
 *   plain words
 *   {share.BioSwiss.percent}          a value by its name; {…|words} spells it out, {…|Words} with a capital
 *   {tier.Value.products|none}        spells it out; for zero or an empty list the format itself: none, None, no or No
 *   {licensed.count|carries|carry}    the first word where the value is one, else the second
 *   [one million boxes](aso-2017)     words from a source; several ids: (a, b)
 */
export type ProseNode =
  | { type: "text"; text: string }
  | { type: "value"; name: string; format: ProseFormat }
  | { type: "plural"; name: string; one: string; other: string }
  | { type: "cite"; text: string; sources: readonly string[] };

const zeroFormats = ["none", "None", "no", "No"] as const;
const proseFormats = ["plain", "words", "Words", ...zeroFormats] as const;
export type ProseFormat = (typeof proseFormats)[number];

export interface Prose {
  type: "prose";
  nodes: readonly ProseNode[];
}

const token = /\{([^{}]*)\}|\[([^[\]]*)\]\(([^()]*)\)/gu;

/** Parses prose: its nodes, and problems such as "a stray …; expected …". */
export function parseProse(source: string): { prose: Prose; problems: string[] } {
  const nodes: ProseNode[] = [];
  const problems: string[] = [];
  let end = 0;
  for (const match of source.matchAll(token)) {
    pushText(source.slice(end, match.index));
    end = match.index + match[0].length;
    if (match[1] === undefined) pushCite(match[2] ?? "", match[3] ?? "");
    else pushValue(match[1]);
  }
  pushText(source.slice(end));
  return { prose: { type: "prose", nodes }, problems };

  function pushText(text: string) {
    if (text === "") return;
    nodes.push({ type: "text", text });
    const stray = /[{}[\]]/u.exec(text);
    if (stray)
      problems.push(`a stray "${stray[0]}"; expected {name} or [words](source-id), closed and not nested`);
  }

  function pushValue(inner: string) {
    const [name = "", format = "plain", other, ...rest] = inner.split("|").map((part) => part.trim());
    if (name === "" || rest.length > 0 || other === "" || (other !== undefined && isFormat(format)))
      problems.push(`"{${inner}}"; expected {name}, {name|format} or {name|word for one|word for more}`);
    else if (other !== undefined) nodes.push({ type: "plural", name, one: format, other });
    else if (!isFormat(format)) {
      problems.push(`the format "${format}"; expected one of ${proseFormats.join(", ")}`);
    } else nodes.push({ type: "value", name, format });
  }

  function pushCite(text: string, ids: string) {
    const sources = ids.split(",").map((id) => id.trim());
    if (/[{}]/u.test(text))
      problems.push(`the value in "[${text}](${ids})"; expected it outside of the cited words`);
    else if (text.trim() === "" || sources.includes(""))
      problems.push(`"[${text}](${ids})"; expected [words](source-id)`);
    else nodes.push({ type: "cite", text, sources });
  }
}

export function isProse(value: unknown): value is Prose {
  return typeof value === "object" && value !== null && "type" in value && value.type === "prose";
}

function isFormat(format: string): format is ProseFormat {
  return (proseFormats as readonly string[]).includes(format);
}

/** Whether a format has a word for zero. */
export function isZeroFormat(format: ProseFormat): boolean {
  return (zeroFormats as readonly string[]).includes(format);
}
