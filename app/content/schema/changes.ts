import { z } from "zod";
import { ifFieldsFit, refuse, slug, text, version } from "./parts";

const entry = z
  .strictObject({
    version,
    date: z.iso.date({ error: 'expected a date in quotes as "YYYY-MM-DD"' }),
    type: z.enum(["release", "revision", "correction"]),
    title: text,
    text,
    figures: z.array(slug).default([]).describe("The ids of the figures that it changes."),
    was: text.optional().describe("The value before a correction."),
    now: text.optional(),
    conclusionChanges: z.boolean(),
    data: text
      .regex(/^[0-9a-f]{16}$/, {
        error: "expected the 16 digits of the data's hash, in quotes; npm run changes:hash prints it",
      })
      .optional(),
  })
  .superRefine((entry, context) => {
    if (entry.type !== "correction" || (entry.was && entry.now)) return;
    const message = "found a correction without was or now; expected both, the old and the new value";
    refuse(context, "type", message);
  }, ifFieldsFit);

/** content/changes.yaml. Its texts are no prose, because they must not follow later values. */
export const changesSchema = z.array(entry).min(1);
