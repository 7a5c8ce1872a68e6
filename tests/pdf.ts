// Chromium writes pages and link targets as plain text, so reading them needs no library.

export function countPages(pdf: Buffer): number {
  return listPages(pdf.toString("latin1")).length;
}

/** The page of every link target, from 1, by anchor. */
export function readPageNumbers(pdf: Buffer): Map<string, number> {
  const text = pdf.toString("latin1");
  const pages = listPages(text);
  const targets = text.matchAll(/^(?:<<)?\/(\S+) \[(\d+) 0 R \/XYZ /gmu);
  return new Map([...targets].map(([, name = "", page = ""]) => [name, pages.indexOf(Number(page)) + 1]));
}

function listPages(text: string): number[] {
  const pages = text.matchAll(/^(\d+) 0 obj\n<<\/Type \/Page\n/gmu);
  return [...pages].map(([, id]) => Number(id)).sort((a, b) => a - b);
}
