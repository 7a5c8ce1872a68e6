import { z } from "zod";
import { prose, slug, text } from "./parts";

const opening = { kicker: text, heading: prose };
/** Names of columns as they stand in the files. */
const columnName = text.regex(/^[a-z][a-z0-9_]*$/, {
  error: "expected small letters, digits and underscores, for example price_usd",
});
const named = z.strictObject({ title: text, text });

/**
 * content/data.yaml: the words of the data page, and of the tables and columns that are published. Names of standards
 * hold digits, so much of it is plain text and not prose.
 */
export const dataSchema = z.strictObject({
  title: prose,
  lead: prose,
  all: z.strictObject({ title: text, text: prose }),
  figureTables: z.strictObject({ ...opening, text: prose }),
  recordTables: z.strictObject({ ...opening, text: prose }),
  reading: z.strictObject({ ...opening, items: z.array(named).min(1) }),
  dictionary: z.strictObject({ ...opening, text: prose }),
  versions: z.strictObject({
    ...opening,
    text: prose,
    files: z.array(z.strictObject({ file: text, text })).min(1),
  }),
  licence: z.strictObject({ ...opening, text: prose }),
  tables: z.record(slug, z.strictObject({ title: text, description: text })),
  columns: z.record(columnName, text),
});
