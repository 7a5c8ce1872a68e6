import { z } from "zod";
import { type Kind, kinds, type Sourced, statementKinds } from "../kind";
import { citedSources, findNumber, type Prose, parseProse } from "../prose";

/** Of Unicode's invisible characters, only those that belong to an emoji are wanted. */
const invisible =
  /[\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]|(?![\t\n])\p{Cc}|(?<!\p{Extended_Pictographic}\ufe0f?)\p{Default_Ignorable_Code_Point}/u;
const characterNames: Record<string, string> = { "00AD": "soft hyphen", "200B": "zero-width space" };

function checkVisible(value: string, context: z.RefinementCtx): void {
  const [found] = invisible.exec(value) ?? [];
  if (found === undefined) return;
  const code = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  const before = value.slice(0, value.indexOf(found)).slice(-20);
  const message = `found the invisible character U+${code}, ${characterNames[code] ?? "no letter"}, after "${before}"; delete it`;
  context.addIssue({ code: "custom", message, continue: false });
}

/** Code keeps its blanks and lines. */
export const code = z.string().min(1).superRefine(checkVisible);

/** In one form, because two spellings that look alike would be two names or themes: composed letters, single plain blanks. */
export const line = z
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
  [/<\/?[a-z!][^<>]*>/iu, "an HTML tag; expected plain words"],
  [/&#?\w+;/u, "an HTML entity; write the character itself"],
  [/\*\*\S.*\*\*|\b__\S|`|^#+ /u, "Markdown; expected plain words"],
  [/(?:^|[.:] )[-*•] /u, 'a list mark in a text; write one sentence, or a list whose items begin with "- "'],
  [
    /\bhttps?:\/\/|\bwww\./iu,
    "an address in a text; name it in sources.yaml, and cite it: [words](source-id)",
  ],
];

const words = line.superRefine((value, context) => {
  for (const [mark, message] of markup)
    if (mark.test(value)) context.addIssue({ code: "custom", message: `found ${message}` });
});

/** Without values and citations: nothing would fill them in. */
export const text = words.refine(
  (value) => !/\{[^{}]*\}|\[[^[\]]*\]\([^()]*\)/u.test(value),
  "found a value in braces or a citation in a text that pages show as it is; expected its words",
);

/** Adds a problem at a field of an object. */
export function refuse(context: z.RefinementCtx, field: string, message: string): void {
  context.addIssue({ code: "custom", path: [field], message });
}

/** A part of a URL or an anchor. */
export const slug = text.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: "expected small letters and digits joined by single hyphens, for example hot-wheels-shaped",
});

export const hexColor = text.regex(/^#[0-9a-fA-F]{6}$/, {
  error: "expected a color as # and six hex digits, for example #b8304a",
});

/** A date as YYYY, YYYY-MM or YYYY-MM-DD. */
export const partialDate = text.regex(
  new RegExp(String.raw`^\d{4}(-(0[1-9]|1[0-2]))?$|${z.regexes.date.source}`),
  { error: 'expected a date that exists, in quotes as "YYYY", "YYYY-MM" or "YYYY-MM-DD"' },
);

export const version = text.regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}$/, "expected a version such as 1.0.0");

export const httpsUrl = z
  .url({ protocol: /^https$/, error: "expected an address that begins with https://" })
  .superRefine(checkVisible);

/** Old pages have no https. */
export const webUrl = z
  .url({ protocol: /^https?$/, error: "expected an address that begins with https:// or http://" })
  .superRefine(checkVisible);

/** In the edition's folder of pictures. */
export const pictureFile = text.regex(/^[a-z0-9][\w.-]*\.(png|jpe?g|avif|webp)$/iu, {
  error: "expected the name of a file in pictures/ that ends in .png, .jpg, .avif or .webp",
});

export const scenePicture = z.strictObject({ scene: slug, alt: text });
export type ScenePicture = z.output<typeof scenePicture>;

/** Text in the notation of ../prose.ts. */
export const prose = words
  .transform((source, context): Prose => {
    const { prose: parsed, problems } = parseProse(source);
    for (const problem of problems) context.addIssue({ code: "custom", message: `found ${problem}` });
    return parsed;
  })
  .describe("Words without numbers of their own: {a.derived.value} and [cited words](source-id).");

/** Pages show it within a sentence of theirs. */
export const phrase = prose.refine(
  ({ nodes }) => !nodes.at(-1) || !/\.$/u.test(Object(nodes.at(-1)).text),
  "expected no full stop at the end: the page adds it",
);

/** A heading or label. Its numbers would not follow the products. */
export const label = text.superRefine((value, context) => {
  const number = findNumber(value);
  if (number)
    context.addIssue({ code: "custom", message: `found the number "${number}"; expected words without one` });
});

/** What to check on any pack before buying it. */
export const safetyChecks = ["children", "latex", "sterile", "materials"] as const;

export const paragraphs = z.array(prose).min(1);
export const titled = z.strictObject({ title: prose, text: prose });

const kindWords =
  "input: came with the list; public: stated by a source; illustrative: made up; editorial: our view.";

/** For checks across fields: where a field does not fit, its value is missing. */
export const ifFieldsFit = { when: ({ issues }: { issues: readonly unknown[] }) => issues.length === 0 };

/** A value that names its kind: `{ value: 24, kind: illustrative }` or `{ value: 1982, kind: public, sources: [bugg-report] }`. */
export function sourced<Schema extends z.ZodType>(schema: Schema) {
  const kind = z.enum(kinds, { error: `expected a kind: ${kinds.join(", ")}` }).describe(kindWords);
  return z
    .strictObject(
      { value: schema, kind, sources: z.array(slug).min(1).optional() },
      { error: ({ code }) => (code === "invalid_type" ? valueMessage : undefined) },
    )
    .superRefine(({ kind, sources }, context) => {
      if (kind === "public" && !sources)
        refuse(context, "kind", "found kind public without sources; expected sources: [source-id]");
      if (kind !== "public" && sources)
        refuse(context, "sources", `found sources on a value of kind ${kind}; expected kind: public`);
    }, ifFieldsFit)
    .transform(
      (value) => ({ ...value, sources: value.sources ?? [] }) as unknown as Sourced<z.output<Schema>>,
    );
}

const valueMessage = "expected the value with its kind: { value: …, kind: … }";

/** A value from the list, such as `4.4`, or one that names its kind. */
export function given<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (raw) => (Object.hasOwn(Object(raw), "value") ? raw : { value: raw, kind: "input" }),
    sourced(schema),
  );
}

/** A public statement cites sources; others do not. */
export function checkCited({ text, kind }: { text: Prose; kind: Kind }, context: z.RefinementCtx): void {
  const isCited = citedSources(text).length > 0;
  if (kind === "public" && !isCited)
    refuse(context, "text", "found kind public without a citation; expected [words](source-id) in the text");
  if (kind !== "public" && isCited)
    refuse(context, "kind", `found kind ${kind} on a sentence that cites a source; expected kind: public`);
}

/** A sentence of any kind, also editorial. */
export const statement = z
  .strictObject({ text: prose, kind: z.enum(statementKinds).describe(kindWords) })
  .superRefine(checkCited, ifFieldsFit);

export const statements = z.array(statement).min(1);
