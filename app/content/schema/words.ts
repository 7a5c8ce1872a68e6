import { z } from "zod";

// Schemas that know nothing of the content.

/** What pages would show as typed, or not at all. */
const unwanted: readonly [RegExp, string][] = [
  [/[\p{Cc}\u00ad\u200b\u2060\ufeff]/u, "an invisible character; expected none"],
  [/<\/?[a-z!][^<>]*>|&#?\w+;/iu, "HTML; expected plain words"],
  [/\*\*\S.*\*\*|\b__\S|`|^#+ /u, "Markdown; expected plain words"],
  [/(?:^|[.:] )[-*•] /u, 'a list mark in a text; expected a sentence, or a list whose items begin with "- "'],
  [/\bhttps?:\/\/|\bwww\./iu, "an address in a text; expected a citation: [words](source-id)"],
];

/** Composed letters and single blanks, because two spellings that look alike would be two names. */
export const words = z
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

/** The name of something that a product may lack. */
export const ownName = text.refine((value) => !/^(?:no|none|n\/?a|-+|–|—)$/iu.test(value), {
  error: "expected a name; if there is none, leave the line out",
});

export const nonEmpty = <Schema extends z.ZodType>(item: Schema) => z.array(item).min(1);

/** Names that readers could not tell apart are one. */
export function foldName(name: string): string {
  return name.toLowerCase().replaceAll(/\s+/gu, "");
}

/** Records of which no two have the same name in the field `key`, whatever their capitals and blanks. */
export function named<Schema extends z.ZodType<Record<string, unknown>>>(record: Schema, key: string) {
  return nonEmpty(record).superRefine((records, context) => {
    const names = records.map((each) => foldName(String(each[key])));
    for (const [index, name] of names.entries()) {
      const first = names.indexOf(name);
      const message = `found "${records[index]?.[key]}" a second time, first as no. ${first + 1}; expected each ${key} once`;
      if (first < index) context.addIssue({ code: "custom", path: [index, key], message });
    }
  });
}

/** For checks across fields: where a field does not fit, its value is missing. */
export const ifFieldsFit = { when: ({ issues }: { issues: readonly unknown[] }) => issues.length === 0 };

/** A part of an address. */
export const slug = text
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    error: "expected small letters and digits joined by single hyphens, for example hot-wheels-shaped",
  })
  .max(80, { error: "expected at most 80 letters, because it names files" });

/** Old pages have no https. */
export const webUrl = z.url({
  protocol: /^https?$/,
  error: "expected an address that begins with https:// or http://",
});
