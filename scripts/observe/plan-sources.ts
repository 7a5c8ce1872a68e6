import { formatBandages, formatDollars, formatList, formatRating } from "../../app/analysis/format";
import type { StatedValue } from "../../app/analysis/stated-values";
import type { Report } from "../../app/content/report-files";
import { formatStated } from "../../app/downloads/data/observation-sheet";
import { addressKey, type Observation } from "./check-rows";

type Source = Report["sources"][number];

/** A source for content/sources.yaml. `states` is in prose notation. */
export type NewSource = Pick<Source, "id" | "publisher" | "title" | "address"> & {
  date: string;
  states: string;
};

/** Which source each observation cites, and which of the sources are new. */
export interface SourcePlan {
  ids: ReadonlyMap<Observation, string>;
  added: NewSource[];
  /** Ids of known sources whose sentence and date may not cover the observed values. */
  reused: string[];
}

/** Plans one source for each address: the known one where the content has the address, else a new one. */
export function planSources(observations: readonly Observation[], known: Report["sources"]): SourcePlan {
  const ids = new Map<Observation, string>();
  const taken = new Set(known.map(({ id }) => id));
  const idByAddress = new Map(known.map(({ id, address }) => [addressKey(address), id]));
  const added: NewSource[] = [];
  const reused: string[] = [];
  for (const together of groupBy(observations, ({ address }) => addressKey(address)).values()) {
    const [first] = together as [Observation];
    const { publisher, title, address, day } = first;
    const knownId = idByAddress.get(addressKey(address));
    const id = knownId ?? makeId(publisher, title, taken);
    taken.add(id);
    for (const observation of together) ids.set(observation, id);
    if (knownId) reused.push(knownId);
    else added.push({ id, publisher, title, address, date: day, states: describe(together, id) });
  }
  return { ids, added, reused };
}

/** Enough to tell sources apart; ids stand in addresses and in the text. */
const longestId = 60;

function makeId(publisher: string, title: string, taken: ReadonlySet<string>): string {
  const words = `${publisher} ${title}`
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[a-z0-9]+/gu) ?? ["source"];
  const [start = "", ...rest] = words;
  const id = rest.reduce(
    (joined, word) => (joined.length + word.length < longestId ? `${joined}-${word}` : joined),
    start,
  );
  let unique = id;
  for (let count = 2; taken.has(unique); count += 1) unique = `${id}-${count}`;
  return unique;
}

/** What the source says, as a sentence that cites it. Names and numbers stand inside the citation, where digits may. */
function describe(observations: readonly Observation[], id: string): string {
  const bySubject = groupBy(observations, ({ asked }) => asked.name);
  const parts = [...bySubject].map(
    ([name, seen]) =>
      `${name} with ${formatList(seen.map(({ asked, value }) => describeValue(asked, value)))}`,
  );
  const cited = parts.join("; ").replaceAll("[", "(").replaceAll("]", ")");
  return `The page showed [${cited}](${id}).`;
}

function describeValue({ path, unit }: StatedValue, value: unknown): string {
  const formats: Record<string, (number: number) => string> = {
    bandages: formatBandages,
    "US dollars": formatDollars,
    "out of five": formatRating,
  };
  const format = formats[unit];
  return `${path.at(-1)} ${format ? format(value as number) : formatStated(value)}`;
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
