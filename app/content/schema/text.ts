import { z } from "zod";

// Schemas that do not depend on names in the content.

/** Patterns that pages would show literally or not at all, each with its message. `$&` inserts the match. */
const unwantedPatterns: readonly [RegExp, string][] = [
  [/[\p{Cc}\u00ad\u200b\u2060\ufeff]/u, "found an invisible character; expected none: type the text again"],
  [/<\/?[a-z!][^<>]*>|&(?:#\w+|[a-z]{2,8});/u, 'found HTML ("$&"); expected plain text'],
  [/\*\*\S.*\*\*|\b__\S|`|^#+ /u, 'found formatting as in Markdown ("$&"); expected plain text'],
  [
    /(?:^|[.:] )[-*•] /u,
    'found a bullet or a dash as in a list; expected a sentence, or a list with each item in its own line after "- "',
  ],
  [
    /\bhttps?:\/\/|\bwww\./iu,
    "found a web address in a text; expected none, or in a sentence a citation: [text](source-id)",
  ],
];

/**
 * Text in one line. Normalizes to NFC, collapses whitespace and trims bidi marks, so that names that look
 * identical are equal.
 */
export const text = z
  .string()
  .overwrite((value) => value.normalize("NFC").replaceAll(/\s+/gu, " "))
  .overwrite((value) => value.replaceAll(/^[ \p{Bidi_C}]+|[ \p{Bidi_C}]+$/gu, ""))
  .refine((value) => value !== "", {
    error: "found an empty text; expected at least one character",
    abort: true,
  })
  .superRefine((value, context) => {
    for (const [pattern, message] of unwantedPatterns) {
      const [match] = pattern.exec(value) ?? [];
      if (match !== undefined) context.addIssue(message.replace("$&", () => match));
    }
  });

/** Text without values and citations. */
export const plainText = text.refine((value) => !/\{[^{}]*\}|\[[^[\]]*\]\([^()]*\)/u.test(value), {
  error: "found a value in braces or a citation; expected only plain text",
});

/** The name of something that not every product has. Owners omit the field instead of writing "none". */
export const optionalName = plainText.refine((value) => !/^(?:no|none|n\/?a|-+|–|—)$/iu.test(value), {
  error: "expected a name, or no line at all if the field is optional",
});

export const nonEmpty = <Schema extends z.ZodType>(item: Schema) => z.array(item).min(1);

/**
 * Characters that are invisible or look like another one, with their replacement: bidi marks and joiners,
 * dashes, and apostrophes. Other format characters are not included, because emoji of flags contain them.
 */
const lookAlikes: readonly [RegExp, string][] = [
  [/[\p{Bidi_C}\p{Join_C}]/gu, ""],
  [/(?!-)\p{Dash}/gu, "-"],
  [/[\u2018\u2019\u02b9\u02bc\u2032\u00b4`\uff07]/gu, "'"],
];

/** Returns the same text for all names that readers cannot tell apart. */
export function foldName(name: string): string {
  let folded = name.toLowerCase().replaceAll(/\s+/gu, "");
  for (const [pattern, replacement] of lookAlikes) folded = folded.replaceAll(pattern, replacement);
  return folded;
}

/** Replaces characters that are invisible or look like another one with their code points: `[U+200E]`. */
export function revealHidden(name: string): string {
  let revealed = name;
  for (const [pattern] of lookAlikes)
    revealed = revealed.replaceAll(pattern, (character) => `[${toCodePoint(character)}]`);
  return revealed;
}

/** Formats the code point of a character, for example U+200E. */
export function toCodePoint(character: string): string {
  return `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;
}

/** Creates the schema of a list of records that rejects names in the field `key` that look the same. */
export function uniqueBy<Schema extends z.ZodType<Record<string, unknown>>>(
  recordSchema: Schema,
  key: string,
) {
  return nonEmpty(recordSchema).superRefine((records, context) => {
    const names = records.map((record) => foldName(String(record[key])));
    for (const [index, name] of names.entries()) {
      const first = names.indexOf(name);
      const message = `found "${records[index]?.[key]}" a second time, first as no. ${first + 1}; expected each ${key} once`;
      if (first < index) context.addIssue({ code: "custom", path: [index, key], message });
    }
  });
}

/** Options of a check that reads several fields: it is skipped if one of them is invalid. */
export const ifFieldsAreValid = { when: ({ issues }: { issues: readonly unknown[] }) => issues.length === 0 };

/** A name for URLs, files and references. */
export const slug = plainText
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    error:
      "expected lowercase letters from a to z and digits, joined by single hyphens, for example hot-wheels-shaped",
  })
  .max(80, { error: "expected at most 80 characters, because files have this name" });

/** Returns a message if a text is not the URL of a page. http is allowed, because some old pages lack https. */
export function findUrlMistake(url: string): string | undefined {
  if (!/^https?:\/\//iu.test(url.trim())) return "expected an address that begins with https:// or http://";
  const [, invisible] = /([\p{Cc}\p{Cf}])/u.exec(url) ?? [];
  if (invisible)
    return `found an invisible character, ${toCodePoint(invisible)}, in an address; type the address again`;
  if (/[;,\s]\s*https?:\/\//iu.test(url.trim())) return "found two addresses; expected one";
  const [, beforeSpace] = /^(.*?)\s/u.exec(url) ?? [];
  if (beforeSpace !== undefined)
    return `found a space in an address, after "${beforeSpace}"; expected only an address, on one line`;
  const [unwanted] = /["<>\\]/u.exec(url) ?? [];
  if (unwanted) return `found ${unwanted} in an address; expected only an address`;
  return URL.canParse(url)
    ? undefined
    : "expected a complete address, for example https://report.example/page";
}

/** A URL of another site. */
export const webUrl = z
  .string()
  .superRefine((url, context) => {
    const message = findUrlMistake(url);
    if (message) context.addIssue({ code: "custom", input: url, message });
  })
  .meta({ format: "uri" });
