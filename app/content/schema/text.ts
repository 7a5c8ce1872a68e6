import { z } from "zod";

// Schemas that know nothing of the content.

/** What pages would show as typed, or not at all. */
const unwanted: readonly [RegExp, string][] = [
  [/[\p{Cc}\u00ad\u200b\u2060\ufeff]/u, "an invisible character; expected none"],
  [/<\/?[a-z!][^<>]*>|&(?:#\w+|[a-z]{2,8});/u, "HTML; expected plain words"],
  [/\*\*\S.*\*\*|\b__\S|`|^#+ /u, "Markdown; expected plain words"],
  [/(?:^|[.:] )[-*•] /u, 'a list mark in a text; expected a sentence, or a list whose items begin with "- "'],
  [/\bhttps?:\/\/|\bwww\./iu, "an address in a text; expected a citation: [words](source-id)"],
];

/** Composed letters, single blanks, no direction marks around: two spellings that look alike would be two names. */
export const text = z
  .string()
  .overwrite((value) => value.normalize("NFC").replaceAll(/\s+/gu, " "))
  .overwrite((value) => value.replaceAll(/^[ \p{Bidi_C}]+|[ \p{Bidi_C}]+$/gu, ""))
  .refine((value) => value !== "", { error: "found an empty text; expected words", abort: true })
  .superRefine((value, context) => {
    for (const [mark, message] of unwanted) if (mark.test(value)) context.addIssue(`found ${message}`);
  });

/** Without values and citations: pages show it as it is. */
export const plainText = text.refine((value) => !/\{[^{}]*\}|\[[^[\]]*\]\([^()]*\)/u.test(value), {
  error: "found a value in braces or a citation; expected words alone",
});

/** The name of something that a product may lack. */
export const optionalName = plainText.refine((value) => !/^(?:no|none|n\/?a|-+|–|—)$/iu.test(value), {
  error: "expected a name; if there is none, leave the line out",
});

export const nonEmpty = <Schema extends z.ZodType>(item: Schema) => z.array(item).min(1);

/** Direction marks and joiners, kinds of hyphen and of apostrophe. Not all format characters: flags of emoji are made of them. */
const lookAlikes: readonly [RegExp, string][] = [
  [/[\p{Bidi_C}\p{Join_C}]/gu, ""],
  [/(?!-)\p{Dash}/gu, "-"],
  [/[\u2018\u2019\u02b9\u02bc\u2032\u00b4`\uff07]/gu, "'"],
];

/** Makes names equal that readers could not tell apart. */
export function foldName(name: string): string {
  const plain = name.toLowerCase().replaceAll(/\s+/gu, "");
  return lookAlikes.reduce((folded, [marks, mark]) => folded.replaceAll(marks, mark), plain);
}

/** Shows the invisible characters of a name, and those that look like others, as [U+200E]. */
export function revealHidden(name: string): string {
  const reveal = (mark: string) => `[U+${mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}]`;
  return lookAlikes.reduce((shown, [marks]) => shown.replaceAll(marks, reveal), name);
}

/** Records of which no two have names in the field `key` that readers could not tell apart. */
export function uniqueBy<Schema extends z.ZodType<Record<string, unknown>>>(record: Schema, key: string) {
  return nonEmpty(record).superRefine((records, context) => {
    const names = records.map((each) => foldName(String(each[key])));
    for (const [index, name] of names.entries()) {
      const first = names.indexOf(name);
      const message = `found "${records[index]?.[key]}" a second time, first as no. ${first + 1}; expected each ${key} once`;
      if (first < index) context.addIssue({ code: "custom", path: [index, key], message });
    }
  });
}

/** For checks that read several fields: one that does not fit its schema has no value to check. */
export const ifFieldsAreValid = { when: ({ issues }: { issues: readonly unknown[] }) => issues.length === 0 };

/** A part of an address. */
export const slug = plainText
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    error: "expected small letters and digits joined by single hyphens, for example hot-wheels-shaped",
  })
  .max(80, { error: "expected at most 80 letters, because it names files" });

/** Old pages have no https. */
export const webUrl = z.url({
  protocol: /^https?$/,
  error: "expected an address that begins with https:// or http://",
});
