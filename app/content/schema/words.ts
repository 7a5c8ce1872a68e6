import { z } from "zod";
import { findNumber, type Prose, parseProse } from "../prose";

/** What pages would show as typed, or not at all. */
const unwanted: readonly [RegExp, string][] = [
  [/[\p{Cc}\u00ad\u200b\u2060\ufeff]/u, "an invisible character; expected none"],
  [/<\/?[a-z!][^<>]*>|&#?\w+;/iu, "HTML; expected plain words"],
  [/\*\*\S.*\*\*|\b__\S|`|^#+ /u, "Markdown; expected plain words"],
  [/(?:^|[.:] )[-*•] /u, 'a list mark in a text; expected a sentence, or a list whose items begin with "- "'],
  [/\bhttps?:\/\/|\bwww\./iu, "an address in a text; expected a citation: [words](source-id)"],
];

/** Composed letters and single blanks, because two spellings that look alike would be two names. */
const words = z
  .string()
  .overwrite((value) => value.normalize("NFC").replaceAll(/\s+/gu, " ").trim())
  .refine((value) => value !== "", { error: "found an empty text; expected words", abort: true })
  .superRefine((value, context) => {
    for (const [mark, message] of unwanted) if (mark.test(value)) context.addIssue(`found ${message}`);
  });

/** Without values and citations: pages show it as it is. */
export const text = words.refine((value) => !/\{[^{}]*\}|\[[^[\]]*\]\([^()]*\)/u.test(value), {
  error: "found a value in braces or a citation; expected words alone",
});

/** Text in the notation of ../prose.ts. */
export const prose = words.transform((source, context): Prose => {
  const { prose: parsed, problems } = parseProse(source);
  for (const problem of problems) context.addIssue(`found ${problem}`);
  return parsed;
});

/** Pages show it within a sentence of theirs. */
export const phrase = prose.refine(({ nodes }) => !/\.$/u.test(Object(nodes.at(-1)).text), {
  error: "expected no full stop at the end: the page adds it",
});

/** A heading or label without values. */
export const label = text.refine((value) => findNumber(value) === undefined, {
  error: "expected words without a number",
});

export const list = <Schema extends z.ZodType>(item: Schema) => z.array(item).min(1);

export const titled = z.strictObject({ title: prose, text: prose });

/** A part of an address. */
export const slug = text.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: "expected small letters and digits joined by single hyphens, for example hot-wheels-shaped",
});

/** Old pages have no https. */
export const webUrl = z.url({
  protocol: /^https?$/,
  error: "expected an address that begins with https:// or http://",
});

/** A drawing or a photograph. `alt` says what it shows to readers who do not see it. */
export const picture = z.strictObject({
  file: text.regex(/^[\w.-]+$/u, { error: "expected the name of a file in content/pictures" }),
  alt: text,
  credit: text.optional(),
});
