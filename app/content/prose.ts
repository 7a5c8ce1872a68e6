/**
 * A part of prose: text that can insert values and cite sources. The notation is:
 *
 *   plain text
 *   {share.BioSwiss.percent}          inserts a value; {…|words} spells it out, {…|Words} with a capital
 *   {tier.Value.products|none}        spells a value out; zero and an empty list become the format itself,
 *                                     which is none, None, no or No
 *   {licensed.count|carries|carry}    inserts the first word if the value is one, otherwise the second
 *   [one million boxes](aso-2017)     cites a source for a text; several ids: (a, b)
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

const valueOrCitation = /(\{[^{}]*\}|\[[^[\]]*\]\([^()]*\))/u;

/**
 * Parses text in the notation of prose.
 *
 * @returns the prose without its invalid parts, and a message for each of these
 */
export function parseProse(notation: string): { prose: Prose; problems: string[] } {
  // `split` with a capturing group keeps the separators, which are the values and citations.
  const tokens = notation.split(valueOrCitation).filter((token) => token !== "");
  const nodesAndProblems = tokens.map(parseToken);
  const nodes = nodesAndProblems.filter((result) => typeof result !== "string");
  const problems = nodesAndProblems.filter((result) => typeof result === "string");
  return { prose: { type: "prose", nodes }, problems };
}

/** Returns the node of a token, or a message if the token is invalid. */
function parseToken(token: string): ProseNode | string {
  if (valueOrCitation.test(token)) return token.startsWith("{") ? parseValue(token) : parseCitation(token);
  const [stray] = /[{}[\]]/u.exec(token) ?? [];
  if (stray)
    return `a stray "${stray}"; expected {name} or [text](source-id), closed and not nested; write other brackets as ( )`;
  return { type: "text", text: token };
}

function parseValue(token: string): ProseNode | string {
  const parts = token.slice(1, -1).split("|");
  const [name = "", formatOrSingular = "plain", plural, ...rest] = parts.map((part) => part.trim());
  const isPlural = plural !== undefined;
  if (name === "" || rest.length > 0 || plural === "" || (isPlural && isFormat(formatOrSingular)))
    return `"${token}"; expected {name}, {name|format} or {name|singular|plural}`;
  if (isPlural) return { type: "plural", name, one: formatOrSingular, other: plural };
  if (isFormat(formatOrSingular)) return { type: "value", name, format: formatOrSingular };
  return `the format "${formatOrSingular}"; expected one of ${proseFormats.join(", ")}`;
}

function parseCitation(token: string): ProseNode | string {
  const [text = "", ids = ""] = token.slice(1, -1).split("](");
  const sources = ids.split(",").map((id) => id.trim());
  if (/[{}]/u.test(text)) return `the value in "${token}"; expected it outside the cited text`;
  if (text.trim() === "" || sources.includes("")) return `"${token}"; expected [text](source-id)`;
  return { type: "cite", text, sources };
}

export function isProse(value: unknown): value is Prose {
  return typeof value === "object" && value !== null && "type" in value && value.type === "prose";
}

function isFormat(text: string): text is ProseFormat {
  return (proseFormats as readonly string[]).includes(text);
}

/** Returns whether a format has a word for zero. */
export function isZeroFormat(format: ProseFormat): boolean {
  return (zeroFormats as readonly string[]).includes(format);
}
