import { z } from "zod";
import { kinds, statementKinds, type WithKind } from "../kind";
import { citedSources } from "../prose";
import { prose, slug } from "./words";

const kindWords =
  "reported: this report states it; sourced: a source states it; illustrative: not observed; editorial: a view.";

/** For checks across fields: where a field does not fit, its value is missing. */
export const ifFieldsFit = { when: ({ issues }: { issues: readonly unknown[] }) => issues.length === 0 };

/** Adds a problem at a field of an object. */
export function refuse(context: z.RefinementCtx, field: string, message: string): void {
  context.addIssue({ code: "custom", path: [field], message });
}

/** `{ value: 24, kind: illustrative }` or `{ value: 1982, kind: sourced, sources: [bugg-report] }`. */
export function withKind<Schema extends z.ZodType>(schema: Schema) {
  const kind = z.enum(kinds, { error: `expected a kind: ${kinds.join(", ")}` }).describe(kindWords);
  return z
    .strictObject(
      { value: schema, kind, sources: z.array(slug).min(1).optional() },
      { error: ({ code }) => (code === "invalid_type" ? "expected { value: …, kind: … }" : undefined) },
    )
    .superRefine(({ kind, sources }, context) => {
      if (kind === "sourced" && !sources)
        refuse(context, "kind", "found kind sourced without sources; expected sources: [source-id]");
      if (kind !== "sourced" && sources)
        refuse(context, "sources", `found sources on a value of kind ${kind}; expected kind: sourced`);
    }, ifFieldsFit)
    .transform(
      (value) => ({ ...value, sources: value.sources ?? [] }) as unknown as WithKind<z.output<Schema>>,
    );
}

/** A reported value, such as `4.4`, or one that names its kind. */
export function given<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (raw) => (Object.hasOwn(Object(raw), "value") ? raw : { value: raw, kind: "reported" }),
    withKind(schema),
  );
}

/** A sentence with its kind; a sourced one cites its sources, others do not. */
export const statement = z
  .strictObject({ text: prose, kind: z.enum(statementKinds).describe(kindWords) })
  .superRefine(({ text, kind }, context) => {
    const isCited = citedSources(text).length > 0;
    if (kind === "sourced" && !isCited)
      refuse(context, "text", "found kind sourced without a citation; expected [words](source-id)");
    if (kind !== "sourced" && isCited)
      refuse(context, "kind", `found kind ${kind} on a sentence that cites a source; expected kind: sourced`);
  }, ifFieldsFit);

export const statements = z.array(statement).min(1);

export const pieces = z.number().int().min(1).max(10_000).describe("How many a pack holds.");

export const price = z
  .number()
  .positive()
  .max(1000)
  .refine((value) => Number(value.toFixed(2)) === value, "expected at most two decimals");
