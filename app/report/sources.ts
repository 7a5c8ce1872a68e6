import type { Content } from "../content/read-content";
import { formatDate } from "./format";
import { citedNotes, type Resolved, type Resolver, resolveAll } from "./text";

/** A source with its number; `when`: its date for readers. */
export type Source = Resolved<Content["sources"][number]> & { number: number; when?: string };

/** Numbers the sources in the order of content/sources.yaml. */
export function deriveSources(content: Content, resolver: Resolver): Source[] {
  return resolveAll(content.sources, resolver).map((source, index) => ({
    ...source,
    number: index + 1,
    // As URLs are written in HTML: quotes in a query are escaped.
    ...(source.address !== undefined && { address: new URL(source.address).href }),
    ...(source.date !== undefined && { when: formatDate(source.date) }),
  }));
}

/** The sources that a part of a page cites, by number. */
export function citedSources(sources: readonly Source[], part: unknown): Source[] {
  const numbers = citedNotes(part).map(({ number }) => number);
  return sources.filter(({ number }) => numbers.includes(number));
}
