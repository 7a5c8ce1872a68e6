import { z } from "zod";
import { type Kind, kinds, type Stated } from "../kind";
import { citedSources, type Prose, parseProse } from "../prose";

// Invisible characters that change how a line reads or is found: control characters, bidirectional marks and overrides,
// spaces without width.
const invisible =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the point
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u;

/** One line of words. */
export const text = z
  .string()
  .refine((value) => value.trim() !== "", { error: "found an empty text; expected words" })
  .refine((value) => !invisible.test(value), {
    error: "found an invisible control character; expected readable text",
  });

/** Says what is wrong with a field. */
export function refuse(context: z.RefinementCtx, field: string, message: string): void {
  context.addIssue({ code: "custom", path: [field], message });
}

/** Words that become part of an address or an anchor. */
export const slug = text.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: "expected small letters and digits joined by single hyphens, for example hot-wheels-shaped",
});

export const hexColor = text.regex(/^#[0-9a-f]{6}$/i, {
  error: "expected a colour as # and six hex digits, for example #b8304a",
});

/** A date as YYYY, YYYY-MM or YYYY-MM-DD. */
export const partialDate = text.regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, {
  error: 'expected a date in quotes as "YYYY", "YYYY-MM" or "YYYY-MM-DD"',
});

/** A version of the report: three numbers, as in 1.0.0. */
export const version = text.regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}$/, {
  error: "expected a version such as 1.0.0",
});

/** Prose notation, read once; see ../prose.ts. */
export const prose = text.transform((source, context): Prose => {
  const { prose: parsed, problems } = parseProse(source);
  for (const problem of problems) context.addIssue({ code: "custom", message: `found ${problem}` });
  return parsed;
});

export const paragraphs = z.array(prose).min(1);

export const kind = z.enum(kinds);

const sourceIds = z.array(slug).min(1);

/**
 * A value with its kind. A plain value is from the brief; anything else says so:
 * `{ value: 24, kind: illustrative }` or `{ value: 1982, kind: public, sources: [bugg-report] }`.
 */
export function stated<Schema extends z.ZodType>(schema: Schema) {
  return z
    .preprocess(
      (raw) => (isStatedForm(raw) ? raw : { value: raw }),
      z.strictObject({ value: schema, kind: kind.default("brief"), sources: sourceIds.optional() }),
    )
    .superRefine((stated, context) => {
      if (stated.kind === "public" && !stated.sources) {
        refuse(context, "kind", "found kind public without sources; expected sources: [source-id]");
      }
      if (stated.kind !== "public" && stated.sources) {
        refuse(context, "sources", `found sources on a value of kind ${stated.kind}; expected kind: public`);
      }
    })
    .transform(
      (stated): Stated<z.output<Schema>> => ({
        value: (stated as { value: z.output<Schema> }).value,
        kind: stated.kind,
        sources: stated.sources ?? [],
      }),
    );
}

function isStatedForm(raw: unknown): boolean {
  return typeof raw === "object" && raw !== null && "value" in raw;
}

/** A sentence with its kind. One of kind `public` cites its sources in the sentence, any other cites none. */
export interface Statement {
  text: Prose;
  kind: Kind;
}

export const statement = z.strictObject({ text: prose, kind }).superRefine((statement, context) => {
  // A text that was refused already comes as it was written, and has had its message.
  if (typeof statement.text === "string") return;
  const cited = citedSources(statement.text).length > 0;
  if (statement.kind === "public" && !cited) {
    refuse(context, "text", "found kind public without a citation; expected [words](source-id) in the text");
  }
  if (statement.kind !== "public" && cited) {
    refuse(
      context,
      "kind",
      `found kind ${statement.kind} on a sentence that cites a source; expected kind: public`,
    );
  }
});

export const statements = z.array(statement).min(1);

/** A picture's text for readers who do not see it. */
export const alt = text;
