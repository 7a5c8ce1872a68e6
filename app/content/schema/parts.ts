import { z } from "zod";
import { type Kind, kinds, type Sourced, statementKinds } from "../kind";
import { citedSources, type Prose, parseProse } from "../prose";

// Control characters, bidirectional marks and overrides, zero-width spaces: they change how a line reads or is searched.
const invisible =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the point
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u;

export const text = z
  .string()
  // A space too many would make another name or theme.
  .overwrite((value) => value.trim().replaceAll(/ {2,}/gu, " "))
  .refine((value) => value !== "", "found an empty text; expected words")
  .refine((value) => !invisible.test(value), "found an invisible control character; expected readable text");

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

export const httpsUrl = z.url({
  protocol: /^https$/,
  error: "expected an address that begins with https://",
});

/** Old pages have no https. */
export const webUrl = z.url({
  protocol: /^https?$/,
  error: "expected an address that begins with https:// or http://",
});

/** In the edition's folder of pictures. */
export const pictureFile = text.regex(/^[a-z0-9][\w.-]*\.(png|jpe?g|avif|webp)$/iu, {
  error: "expected the name of a file in pictures/ that ends in .png, .jpg, .avif or .webp",
});

export const scenePicture = z.strictObject({ scene: slug, alt: text });
export type ScenePicture = z.output<typeof scenePicture>;

/** Text in the notation of ../prose.ts. */
export const prose = text
  .transform((source, context): Prose => {
    const { prose: parsed, problems } = parseProse(source);
    for (const problem of problems) context.addIssue({ code: "custom", message: `found ${problem}` });
    return parsed;
  })
  .describe("Words without numbers of their own: {a.derived.value} and [cited words](source-id).");

export const paragraphs = z.array(prose).min(1);
export const titled = z.strictObject({ title: prose, text: prose });

const kindWords =
  "input: given to the study; public: stated by a source; illustrative: chosen by the editors; editorial: their reading.";

/**
 * A value with its kind. A plain value is a study input; any other names its kind:
 * `{ value: 24, kind: illustrative }` or `{ value: 1982, kind: public, sources: [bugg-report] }`.
 */
export function sourced<Schema extends z.ZodType>(schema: Schema) {
  return z
    .preprocess(
      (raw) => (typeof raw === "object" && raw !== null && "value" in raw ? raw : { value: raw }),
      z.strictObject({
        value: schema,
        kind: z.enum(kinds).default("input").describe(kindWords),
        sources: z.array(slug).min(1).optional(),
      }),
    )
    .superRefine(({ kind, sources }, context) => {
      if (kind === "public" && !sources)
        refuse(context, "kind", "found kind public without sources; expected sources: [source-id]");
      if (kind !== "public" && sources)
        refuse(context, "sources", `found sources on a value of kind ${kind}; expected kind: public`);
    })
    .transform(
      (value) => ({ ...value, sources: value.sources ?? [] }) as unknown as Sourced<z.output<Schema>>,
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
  .superRefine(checkCited);

export const statements = z.array(statement).min(1);
