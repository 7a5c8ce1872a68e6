import { type Formats, formatList } from "../../app/analysis/format";
import type { Report } from "../../app/content/report-files";
import { formatStated } from "../../app/downloads/data/observation-sheet";
import type { Observation } from "./check-rows";

type Page = Record<"publisher" | "title" | "address" | "date", string>;
/** A source for sources.yaml; `states` is in prose notation. */
type Source = Page & Record<"id" | "role" | "states", string>;

/** The source of each observation: the content's own where it has the address, else a new one for sources.yaml. */
export function citePages(observations: readonly Observation[], known: Report["sources"], formats: Formats) {
  const pages = new Map<string, Observation[]>();
  for (const observation of observations) {
    const { source_publisher: publisher, source_title: title, observed_on: date } = observation.cells;
    const page: Page = { publisher, title, address: new URL(observation.cells.source_address).href, date };
    const key = JSON.stringify(page);
    pages.set(key, [...(pages.get(key) ?? []), observation]);
  }
  const ids = new Map<Observation, string>();
  const added: Source[] = [];
  const reused = new Set<string>();
  for (const [key, seen] of pages) {
    const page: Page = JSON.parse(key);
    const own = known.find(({ address }) => address && new URL(address).href === page.address);
    const id = own?.id ?? makeId(`${page.publisher} ${page.title}`, [...known, ...added]);
    if (own) reused.add(id);
    else added.push({ id, ...page, role: "secondary", states: describe(seen, id, formats) });
    for (const observation of seen) ids.set(observation, id);
  }
  return { ids, added, reused };
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
