import { isProse } from "./prose";

/** The keys and indexes that lead to a value. */
export type Path = readonly PropertyKey[];

/** Yields every value in a part of the content with its path, parents first. Does not descend into prose. */
export function* traverse(value: unknown, path: Path = []): Generator<{ value: unknown; path: Path }> {
  yield { value, path };
  if (!isObject(value) || isProse(value)) return;
  for (const [key, child] of Object.entries(value)) yield* traverse(child, [...path, key]);
}

/** Returns a field of an object or an item of an array, or undefined if `parent` has none or is neither. */
export function getField(parent: unknown, key: PropertyKey): unknown {
  return isObject(parent) && Object.hasOwn(parent, key) ? parent[key] : undefined;
}

function isObject(value: unknown): value is Readonly<Record<PropertyKey, unknown>> {
  return typeof value === "object" && value !== null;
}
