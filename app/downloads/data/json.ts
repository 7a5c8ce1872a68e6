import { z } from "zod";
import type { DataTable } from "../../analysis/tables/table-model";
import { statementKinds } from "../../content/kind";
import type { Report } from "../../content/report-files";

export type Publication = Report["publication"];

const cell = z
  .strictObject({
    value: z.union([z.string(), z.number(), z.null()]).describe("The value; null where the row has none."),
    kind: z
      .enum(statementKinds)
      .nullable()
      .describe("Where the value comes from; null where there is no value or none is stated."),
    sources: z
      .array(z.string())
      .describe("Ids of the public sources the value rests on, as in sources.json."),
  })
  .describe("One value with its kind and sources.");

const column = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9_]*$/u),
  title: z.string().min(1),
  datatype: z.enum(["string", "integer", "decimal", "date", "anyURI"]),
  unit: z.string().optional(),
  description: z.string().min(1),
});

const tableSchema = z
  .strictObject({
    $schema: z.literal("schema.json"),
    name: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/u),
    title: z.string().min(1),
    description: z.string().min(1),
    report: z.strictObject({
      title: z.string(),
      version: z.string(),
      published: z.string(),
      publisher: z.string(),
    }),
    license: z.strictObject({ name: z.string(), short: z.string(), address: z.url() }),
    figure: z
      .strictObject({ base: z.string(), method: z.string(), alt: z.string(), notes: z.array(z.string()) })
      .optional()
      .describe("What the figure of this table says of itself; only for tables of figures."),
    columns: z.array(column).min(1),
    rows: z.array(z.record(z.string(), cell)).min(1).describe("Cells by the name of their column."),
  })
  .meta({
    title: "A table of the report",
    description: "One table with the kind and the sources of every value.",
  });

export type TableFile = z.infer<typeof tableSchema>;

/** A table as its JSON file has it, with publication and license. */
export function describeTable(table: DataTable, publication: Publication): TableFile {
  const { name, title, description, figure, columns, rows } = table;
  const { title: report, version, published, publisher, license } = publication;
  return {
    $schema: "schema.json",
    name,
    title,
    description,
    report: { title: report, version, published, publisher },
    license,
    ...(figure && { figure }),
    columns: columns.map(({ evidence: _, ...rest }) => rest),
    rows: rows.map((row) =>
      Object.fromEntries(columns.map(({ name }, index) => [name, row[index]])),
    ) as TableFile["rows"],
  };
}

/** The JSON Schema (draft 2020-12) of all tables. */
export function describeSchema(): object {
  return z.toJSONSchema(tableSchema, { target: "draft-2020-12" });
}

export function formatJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
