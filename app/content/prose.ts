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

const token = /(\{[^{}]*\}|\[[^[\]]*\]\([^()]*\))/u;

/** Parses prose: its nodes, and problems such as `a stray "{"; expected …`. */
export function parseProse(source: string): { prose: Prose; problems: string[] } {
  const pieces = source.split(token).filter((piece) => piece !== "");
  const parsed = pieces.map(parsePiece);
  const nodes = parsed.filter((each) => typeof each !== "string");
  return { prose: { type: "prose", nodes }, problems: parsed.filter((each) => typeof each === "string") };
}

/** A node, or what is wrong with it. */
function parsePiece(piece: string): ProseNode | string {
  if (token.test(piece)) return piece.startsWith("{") ? parseValue(piece) : parseCitation(piece);
  const [stray] = /[{}[\]]/u.exec(piece) ?? [];
  if (stray) return `a stray "${stray}"; expected {name} or [words](source-id), closed and not nested`;
  return { type: "text", text: piece };
}

function parseValue(piece: string): ProseNode | string {
  const parts = piece.slice(1, -1).split("|");
  const [name = "", format = "plain", other, ...rest] = parts.map((part) => part.trim());
  if (name === "" || rest.length > 0 || other === "" || (other !== undefined && isFormat(format)))
    return `"${piece}"; expected {name}, {name|format} or {name|word for one|word for more}`;
  if (other !== undefined) return { type: "plural", name, one: format, other };
  if (isFormat(format)) return { type: "value", name, format };
  return `the format "${format}"; expected one of ${proseFormats.join(", ")}`;
}

function parseCitation(piece: string): ProseNode | string {
  const [text = "", ids = ""] = piece.slice(1, -1).split("](");
  const sources = ids.split(",").map((id) => id.trim());
  if (/[{}]/u.test(text)) return `the value in "${piece}"; expected it outside of the cited words`;
  if (text.trim() === "" || sources.includes("")) return `"${piece}"; expected [words](source-id)`;
  return { type: "cite", text, sources };
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
