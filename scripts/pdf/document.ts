/**
 * The page number of every link target in a PDF, from 1, by anchor. Chromium writes the page tree and the targets as
 * plain text, so this needs no PDF library.
 */
export function readPageNumbers(pdf: Buffer): Map<string, number> {
  const text = pdf.toString("latin1");
  const pages = listPages(text);
  const targets = text.matchAll(/^(?:<<)?\/(\S+) \[(\d+) 0 R \/XYZ /gmu);
  return new Map([...targets].map(([, name = "", page]) => [name, pages.indexOf(Number(page)) + 1]));
}

const nodeId = /\(node\d{8}\)/gu;

/** The number of pages of a PDF. */
export function countPages(pdf: Buffer): number {
  return listPages(pdf.toString("latin1")).length;
}

/**
 * Makes a PDF reproducible: its creation and modification times become `date`, and the ids of tagged elements count from
 * one. Replacements keep their length, because the file has a table of offsets.
 */
export function makeReproducible(pdf: Buffer, date: string): Buffer {
  const [year = "", month = "01", day = "01"] = date.split("-");
  const stamp = `(D:${year}${month}${day}000000+00'00')`;
  const text = pdf.toString("latin1");
  const set = text.replaceAll(
    /\/(CreationDate|ModDate) \(D:\d{14}\+00'00'\)/gu,
    (_, key) => `/${key} ${stamp}`,
  );
  const ids = [...new Set(set.match(nodeId))].sort();
  const number = new Map(ids.map((id, index) => [id, `(node${String(index + 1).padStart(8, "0")})`]));
  return Buffer.from(
    set.replaceAll(nodeId, (id) => number.get(id) ?? id),
    "latin1",
  );
}

/** The object numbers of the pages, in order. */
function listPages(text: string): number[] {
  const children = new Map<number, number[]>();
  for (const [, id, body = ""] of text.matchAll(/^(\d+) 0 obj\n<<\/Type \/Pages\n(.*?)>>\nendobj/gmsu)) {
    const kids = /\/Kids \[([^\]]*)\]/u.exec(body)?.[1] ?? "";
    children.set(
      Number(id),
      [...kids.matchAll(/(\d+) 0 R/gu)].map(([, kid]) => Number(kid)),
    );
  }
  const isChild = new Set([...children.values()].flat());
  const roots = [...children.keys()].filter((id) => !isChild.has(id));
  const walk = (id: number): number[] => children.get(id)?.flatMap(walk) ?? [id];
  return roots.flatMap(walk);
}
