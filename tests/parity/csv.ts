/** Parses CSV strictly by RFC 4180, and throws at anything else; other parsers are lenient. */
export function parseStrictCsv(text: string): string[][] {
  const records: string[][] = [];
  let at = 0;
  while (at < text.length) {
    const record: string[] = [];
    for (;;) {
      record.push(readField());
      if (text[at] !== ",") break;
      at += 1;
    }
    if (text.slice(at, at + 2) !== "\r\n") throw new Error(`no CR LF at character ${at}`);
    at += 2;
    if (records[0] && record.length !== records[0].length)
      throw new Error(`record ${records.length + 1} has ${record.length} fields`);
    records.push(record);
  }
  return records;

  function readField(): string {
    if (text[at] !== '"') {
      const [plain = ""] = /^[^",\r\n]*/u.exec(text.slice(at)) ?? [];
      at += plain.length;
      return plain;
    }
    const quoted = /^"((?:[^"]|"")*)"/u.exec(text.slice(at));
    if (!quoted) throw new Error(`a quote is never closed at character ${at}`);
    at += quoted[0].length;
    return (quoted[1] ?? "").replaceAll('""', '"');
  }
}

/** Rows by the names in the header. */
export function readRows(text: string): Record<string, string>[] {
  const [header = [], ...rows] = parseStrictCsv(text);
  return rows.map((row) => Object.fromEntries(header.map((name, index) => [name, row[index] ?? ""])));
}

/**
 * The cell of the first column whose name starts like this. What an edition sells, its currency and its scale end the
 * names of columns: `count_bandages`, `price_usd`, `rating_out_of_five`.
 */
export function cellOf(row: Readonly<Record<string, string>>, start: string): string {
  return row[findColumn(row, start)] ?? "";
}

/** The kind of that cell. */
export function kindOf(row: Readonly<Record<string, string>>, start: string): string | undefined {
  return row[`${findColumn(row, start)}_kind`];
}

function findColumn(row: Readonly<Record<string, string>>, start: string): string {
  const name = Object.keys(row).find((each) => each.startsWith(start));
  if (name === undefined) throw new Error(`no column starts with "${start}"`);
  return name;
}
