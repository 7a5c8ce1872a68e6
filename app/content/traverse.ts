import { citedSources, isProse } from "./prose";

export type Path = readonly PropertyKey[];

interface Entry {
  value: unknown;
  path: Path;
}

/** Every value in a part of the report with its path, parents first. Does not descend into prose. */
export function* traverse(value: unknown, path: Path = []): Generator<Entry> {
  yield { value, path };
  if (typeof value !== "object" || value === null || isProse(value)) return;
  for (const [key, child] of Object.entries(value)) yield* traverse(child, [...path, key]);
}

/** The source ids that a citation or a field `sources` names. */
export function sourceIds({ value, path }: Entry): readonly string[] {
  if (isProse(value)) return citedSources(value);
  const isList = path.at(-1) === "sources" && Array.isArray(value);
  return isList ? value.filter((id) => typeof id === "string") : [];
}
