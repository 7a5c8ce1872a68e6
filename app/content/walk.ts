import { citedSources, isProse } from "./prose";

export type Path = readonly PropertyKey[];

interface Place {
  value: unknown;
  path: Path;
}

/** Every value in a part of the report with its path, parents first. Does not descend into prose. */
export function* walk(value: unknown, path: Path = []): Generator<Place> {
  yield { value, path };
  if (typeof value !== "object" || value === null || isProse(value)) return;
  for (const [key, child] of Object.entries(value)) yield* walk(child, [...path, key]);
}

/** The source ids that a citation or a value's `sources` field names; none elsewhere. */
export function sourceIds({ value, path }: Place): readonly string[] {
  if (isProse(value)) return citedSources(value);
  return path.at(-1) === "sources" && Array.isArray(value) ? value : [];
}
