import { z } from "zod";
import { prose, refuse, slug, text, version } from "./parts";

/** What an entry is about: a first or new edition, a change of what is stated, or the repair of a mistake. */
export const changeKinds = ["release", "revision", "correction"] as const;

const fullDate = text.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, {
  error: 'expected a date in quotes as "YYYY-MM-DD"',
});

/**
 * content/changes.yaml: what each version of the report changed, newest first. `was` and `now` are words and not prose,
 * because they keep saying what stood there after the values have moved on.
 */
export const changesSchema = z
  .array(
    z
      .strictObject({
        version,
        date: fullDate,
        kind: z.enum(changeKinds),
        title: text,
        text: prose,
        figures: z.array(slug).default([]),
        was: text.optional(),
        now: text.optional(),
        conclusionChanges: z.boolean(),
        data: text.regex(/^[0-9a-f]{16}$/, {
          error: "expected the 16 digits of the data's hash, in quotes; npm run changes:hash prints it",
        }),
      })
      .superRefine((entry, context) => {
        for (const field of ["was", "now"] as const) {
          if (entry.kind !== "correction" || entry[field] !== undefined) continue;
          refuse(
            context,
            "kind",
            `found a correction without ${field}; expected was and now, the old and the new value`,
          );
        }
      }),
  )
  .min(1);

/** content/cite.yaml: the words of the page on citing. */
export const citeSchema = z.strictObject({
  lead: prose,
  parts: z.strictObject({ heading: prose, text: prose }),
  versions: z.strictObject({ heading: prose, text: prose }),
});
