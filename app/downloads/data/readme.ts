import { formatCounted } from "../../analysis/format";
import { flattenColumns } from "../../analysis/tables/header";
import type { DataTable } from "../../analysis/tables/table-model";
import type { Publication } from "./json";

/** The README of the zip. `address` is the permanent URL of the version. */
export function writeReadme(tables: readonly DataTable[], publication: Publication, address: string): string {
  const { title, version, published, publisher, license } = publication;
  return `# ${title}, data of version ${version}

Published ${published} by ${publisher}. License: ${license.name} (${license.short}), ${license.address}
This version stays at ${address}/

## Files

Each table is there as \`<table>.csv\` and as \`<table>.json\`.

${tables.map((table) => `- \`${table.name}\`: ${table.title}. ${count(table.rows.length, "row")}, ${count(flattenColumns(table).length, "column")}.`).join("\n")}

Besides: \`schema.json\`, the JSON Schema of all JSON files; \`license.txt\`; \`SHA256SUMS\`, which \`sha256sum -c SHA256SUMS\` checks.
\`dictionary.csv\` says of every column what it means and what it measures.

## How to read them

- CSV is UTF-8 after RFC 4180: commas, double quotes, lines that end in CR LF, one header row. Numbers have a point and no separators.
- Excel reads it right by Data > From Text/CSV with file origin 65001: Unicode (UTF-8); opened by a click, quotes and names are garbled.
- Names of columns carry the unit: \`price_usd\`, \`count_bandages\`, \`share_percent\`.
- \`<column>_kind\` says where a value comes from. input: came with the list. public: a public source. illustrative: made up
  by us inside the list's ranges, because we found no real value; do not use it as a fact. editorial: our view.
- \`<column>_sources\` holds the ids of its public sources, joined by semicolons; \`sources.csv\` lists them.
- A text that a spreadsheet would take for a formula has an apostrophe before it in the CSV; the JSON has it without.
`;
}

/** The license file of the zip. */
export function writeLicense({ title, year, version, license }: Publication): string {
  return `${title}, data of version ${version}

The tables are licensed under the ${license.name} license (${license.short}).
${license.address}

You may copy, share and adapt them, also commercially, if you name the source, link to the license and say what you changed.
Name the source as: ${title} ${year}, version ${version}.

The license covers the tables. Names of brands and characters belong to their owners. Public sources keep the terms of their publishers.
`;
}

const count = (number: number, noun: string) => formatCounted(number, { one: noun, other: `${noun}s` });
