import { type Formats, formatList } from "../../app/analysis/format";
import type { Report } from "../../app/content/report-files";
import { formatStated } from "../../app/downloads/data/observation-sheet";
import type { Observation } from "./check-rows";

/** A source for sources.yaml; `states` is in prose notation. */
type Source = Record<"id" | "publisher" | "title" | "address" | "date" | "role" | "states", string>;

/** The source of each address: the content's own where it has the address, else a new one for sources.yaml. */
export function citePages(observations: readonly Observation[], known: Report["sources"], formats: Formats) {
  const ids = new Map(known.map(({ id, address }) => [new URL(address).href, id]));
  const added: Source[] = [];
  for (const { cells } of observations) {
    const { source_publisher: publisher, source_title: title, source_address: address } = cells;
    if (ids.has(address)) continue;
    const id = makeId(`${publisher} ${title}`, [...known, ...added]);
    const seen = observations.filter((other) => other.cells.source_address === address);
    const states = describe(seen, id, formats);
    ids.set(address, id);
    added.push({ id, publisher, title, address, date: cells.observed_on, role: "secondary", states });
  }
  const used = new Set(observations.map(({ cells }) => ids.get(cells.source_address)));
  return { ids, added, reused: known.filter(({ id }) => used.has(id)) };
}

function makeId(words: string, taken: readonly Pick<Source, "id">[]): string {
  const plain = words.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  // Sixty letters tell sources apart; ids stand in addresses and in the text.
  const base = (plain.match(/[a-z0-9]+/gu) ?? ["source"]).join("-").slice(0, 60).replace(/-$/u, "");
  let id = base;
  for (let count = 2; taken.some((source) => source.id === id); count += 1) id = `${base}-${count}`;
  return id;
}

/** A sentence that cites the source. Names and numbers stand inside the citation, where digits may. */
function describe(seen: readonly Observation[], id: string, formats: Formats): string {
  const values = new Map<string, string[]>();
  for (const { asked, value } of seen) {
    const shown = asked.measure ? formats[asked.measure](value as number) : formatStated(value);
    values.set(asked.name, [...(values.get(asked.name) ?? []), `${String(asked.path.at(-1))} ${shown}`]);
  }
  const parts = [...values].map(([name, own]) => `${name} with ${formatList(own)}`).join("; ");
  return `The page showed [${parts.replaceAll("[", "(").replaceAll("]", ")")}](${id}).`;
}
