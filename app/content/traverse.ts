import { isProse } from "./prose";

export type Path = readonly PropertyKey[];

/** Every value in a piece of the content with its path, parents first. Does not descend into prose. */
export function* traverse(value: unknown, path: Path = []): Generator<{ value: unknown; path: Path }> {
  yield { value, path };
  if (typeof value !== "object" || value === null || isProse(value)) return;
  for (const [key, child] of Object.entries(value)) yield* traverse(child, [...path, key]);
}
