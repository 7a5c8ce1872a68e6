import { z } from "zod";
import { kinds, statementKinds, type ValueKind, type WithKind } from "../kind";
import { citedSources } from "../prose";
import { list, prose, slug } from "./words";

/** For checks across fields: where a field does not fit, its value is missing. */
export const ifFieldsFit = { when: ({ issues }: { issues: readonly unknown[] }) => issues.length === 0 };

/** `{ value: 24, kind: illustrative }` or `{ value: 1982, kind: sourced, sources: [bugg-report] }`. */
export function withKind<Schema extends z.ZodType>(value: Schema, allowed: readonly ValueKind[] = kinds) {
  return z
    .strictObject(
      { value, kind: z.enum(allowed), sources: list(slug).optional() },
      { error: ({ code }) => (code === "invalid_type" ? "expected { value: …, kind: … }" : undefined) },
    )
    .refine(({ kind, sources }) => (kind === "sourced") === Boolean(sources), {
      path: ["kind"],
      error: "expected sources: [source-id] beside kind: sourced, and beside no other kind",
      ...ifFieldsFit,
    })
    .transform(
      (value) => ({ ...value, sources: value.sources ?? [] }) as unknown as WithKind<z.output<Schema>>,
    );
}

/** A value that a numbered source states. */
export const sourced = <Schema extends z.ZodType>(value: Schema) => withKind(value, ["sourced"]);

/** A reported value, such as `4.4`, or one that names its kind. */
export function given<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (raw) => (Object.hasOwn(Object(raw), "value") ? raw : { value: raw, kind: "reported" }),
    withKind(schema),
  );
}

/** A sentence with its kind. */
export const statement = z
  .strictObject({ text: prose, kind: z.enum(statementKinds) })
  .refine(({ text, kind }) => (kind === "sourced") === citedSources(text).length > 0, {
    path: ["kind"],
    error: "expected a citation, [words](source-id), in a text of kind sourced, and in no other",
    ...ifFieldsFit,
  });

export const pieces = z.int().min(1).max(10_000);

export const price = z
  .number()
  .positive()
  .max(1000)
  .refine((value) => Number(value.toFixed(2)) === value, "expected at most two decimals");
