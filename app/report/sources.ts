import type { Content } from "../content/read-content";
import { formatDate } from "../format";
import type { Resolved } from "./text";

/** A source with the number in its citations, and its date as readers see it. */
export type SourceModel = Content["sources"][number] & { number: number; dateText?: string };
export type Source = Resolved<SourceModel>;

/** Returns the numbers of sources by their ids. */
export function toSourceNumbers(sources: readonly Source[]): Record<string, number> {
  return Object.fromEntries(sources.map(({ id, number }) => [id, number]));
}

/** Numbers the sources in the order of content/sources.yaml. */
export function deriveSources(sources: Content["sources"]): SourceModel[] {
  return sources.map((source, index) => ({
    ...source,
    number: index + 1,
    // `href` is normalized as browsers do it: characters that are not allowed in URLs are percent-encoded.
    ...(source.address !== undefined && { address: new URL(source.address).href }),
    ...(source.date !== undefined && { dateText: formatDate(source.date) }),
  }));
}
