import { z } from "zod";
import { findNumber, type Prose, parseProse } from "../prose";

/** Of Unicode's invisible characters, only those that belong to an emoji are wanted. */
const invisible =
  /[\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]|(?![\t\n])\p{Cc}|(?<!\p{Extended_Pictographic}\ufe0f?)\p{Default_Ignorable_Code_Point}/u;

function checkVisible(value: string, context: z.RefinementCtx): void {
  const [found] = invisible.exec(value) ?? [];
  if (found === undefined) return;
  const code = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  const before = value.slice(0, value.indexOf(found)).slice(-20);
  context.addIssue(`found the invisible character U+${code} after "${before}"; expected none`);
}

/** Code keeps its blanks and lines. */
export const code = z.string().min(1).superRefine(checkVisible);

/** Composed letters and single blanks, because two spellings that look alike would be two names. */
const line = z
  .string()
  .overwrite((value) =>
    value
      .normalize("NFC")
      .replaceAll(/[\p{Zs}\t\n]+/gu, " ")
      .trim(),
  )
  .refine((value) => value !== "", { error: "found an empty text; expected words", abort: true })
  .superRefine(checkVisible);

/** What pages would show as typed, and what to do instead. */
const markup: readonly [RegExp, string][] = [
  [/<\/?[a-z!][^<>]*>|&#?\w+;/iu, "HTML; expected plain words"],
  [/\*\*\S.*\*\*|\b__\S|`|^#+ /u, "Markdown; expected plain words"],
  [/(?:^|[.:] )[-*•] /u, 'a list mark in a text; expected a sentence, or a list whose items begin with "- "'],
  [/\bhttps?:\/\/|\bwww\./iu, "an address in a text; expected a citation: [words](source-id)"],
];

const words = line.superRefine((value, context) => {
  for (const [mark, message] of markup) if (mark.test(value)) context.addIssue(`found ${message}`);
});

/** Without values and citations: pages show it as it is. */
export const text = words.refine(
  (value) => !/\{[^{}]*\}|\[[^[\]]*\]\([^()]*\)/u.test(value),
  "found a value in braces or a citation; expected words alone, because pages show this text as it is",
);

/** Text in the notation of ../prose.ts. */
export const prose = words
  .transform((source, context): Prose => {
    const { prose: parsed, problems } = parseProse(source);
    for (const problem of problems) context.addIssue(`found ${problem}`);
    return parsed;
  })
  .describe("Words without numbers of their own: {a.derived.value} and [cited words](source-id).");

/** Pages show it within a sentence of theirs. */
export const phrase = prose.refine(
  ({ nodes }) => !nodes.at(-1) || !/\.$/u.test(Object(nodes.at(-1)).text),
  "expected no full stop at the end: the page adds it",
);

/** A heading or label without values. */
export const label = text.superRefine((value, context) => {
  const number = findNumber(value);
  if (number) context.addIssue(`found the number "${number}"; expected words without one`);
});

export const paragraphs = z.array(prose).min(1);
export const titled = z.strictObject({ title: prose, text: prose });

/** A part of an address. */
export const slug = text.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: "expected small letters and digits joined by single hyphens, for example hot-wheels-shaped",
});

export const hexColor = text.regex(/^#[0-9a-fA-F]{6}$/, {
  error: 'expected a color as # and six hex digits in quotes, for example "#b8304a"',
});

/** A date as YYYY, YYYY-MM or YYYY-MM-DD. */
export const partialDate = text.regex(
  new RegExp(String.raw`^\d{4}(-(0[1-9]|1[0-2]))?$|${z.regexes.date.source}`),
  { error: 'expected a date that exists, in quotes as "YYYY", "YYYY-MM" or "YYYY-MM-DD"' },
);

/** Old pages have no https. */
export const webUrl = z
  .url({ protocol: /^https?$/, error: "expected an address that begins with https:// or http://" })
  .superRefine(checkVisible);

export const picture = z
  .strictObject({
    file: text.regex(/^[\w.-]+$/u, { error: "expected the name of a file in content/pictures" }),
    alt: text.describe("What the picture shows, for readers who do not see it."),
    credit: text.optional(),
  })
  .describe("A drawing or a photograph in content/pictures.");
export type PictureRecord = z.output<typeof picture>;
