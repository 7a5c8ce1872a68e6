import { type Formats, formatList } from "../../app/analysis/format";
import type { Report } from "../../app/content/report-files";
import { formatStated } from "../../app/downloads/data/observation-sheet";
import type { Observation } from "./check-rows";

/** A source for content/sources.yaml. `states` is in prose notation. */
export type NewSource = Record<"id" | "publisher" | "title" | "address" | "date" | "states", string>;
export type SourcePlan = ReturnType<typeof planSources>;

/**
 * Plans one source for each page: the known one where the content has the address, else a new one.
 *
 * @returns the source's id by page, the new sources, and the ids of known ones, which may not state the observed values
 */
export function planSources(
  observations: readonly Observation[],
  known: Report["sources"],
  formats: Formats,
) {
  const ids = new Map(known.map(({ id, address }) => [new URL(address).href, id]));
  const added: NewSource[] = [];
  for (const { page, cells } of observations) {
    const { source_publisher: publisher, source_title: title, source_address: address } = cells;
    if (ids.has(page)) continue;
    const id = makeId(`${publisher} ${title}`, [...known, ...added]);
    const seen = observations.filter((other) => other.page === page);
    added.push({
      id,
      publisher,
      title,
      address,
      date: cells.observed_on,
      states: describe(seen, id, formats),
    });
    ids.set(page, id);
  }
  const used = new Set(observations.map(({ page }) => ids.get(page)));
  return { ids, added, reused: known.map(({ id }) => id).filter((id) => used.has(id)) };
}

function makeId(words: string, taken: readonly { id: string }[]): string {
  const plain = words.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const joined = plain.match(/[a-z0-9]+/gu)?.join("-") ?? "source";
  // Sixty letters tell sources apart; ids stand in addresses and in the text.
  const base = joined.slice(0, 60).replace(/-$/u, "");
  let unique = base;
  for (let count = 2; taken.some(({ id }) => id === unique); count += 1) unique = `${base}-${count}`;
  return unique;
}

/** What the source says, as a sentence that cites it. Names and numbers stand inside the citation, where digits may. */
function describe(observations: readonly Observation[], id: string, formats: Formats): string {
  const parts = [...new Set(observations.map(({ asked }) => asked.name))].map((name) => {
    const own = observations.filter(({ asked }) => asked.name === name);
    return `${name} with ${formatList(own.map((each) => describeValue(each, formats)))}`;
  });
  return `The page showed [${parts.join("; ").replaceAll("[", "(").replaceAll("]", ")")}](${id}).`;
}

function describeValue({ asked: { path, measure }, value }: Observation, formats: Formats): string {
  return `${String(path.at(-1))} ${measure ? formats[measure](value as number) : formatStated(value)}`;
}
