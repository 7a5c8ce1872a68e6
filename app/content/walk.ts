import type { Prose } from "./prose";

type Path = PropertyKey[];

/** Every piece of prose in a part of the report, with its path. */
export function* walkProse(data: unknown, path: Path = []): Generator<{ prose: Prose; path: Path }> {
  if (isProse(data)) yield { prose: data, path };
  else for (const [key, child] of entries(data)) yield* walkProse(child, [...path, key]);
}

/** Every list of source ids in a part of the report, in citations and on values, with its path. */
export function* walkStated(
  data: unknown,
  path: Path = [],
): Generator<{ ids: readonly string[]; path: Path }> {
  if (isProse(data)) {
    for (const node of data.nodes) if (node.type === "cite") yield { ids: node.sources, path };
    return;
  }
  for (const [key, child] of entries(data)) {
    if (key === "sources" && Array.isArray(child) && child.every((id) => typeof id === "string"))
      yield { ids: child, path: [...path, key] };
    else yield* walkStated(child, [...path, key]);
  }
}

function isProse(data: unknown): data is Prose {
  return (
    typeof data === "object" && data !== null && "type" in data && data.type === "prose" && "nodes" in data
  );
}

function entries(data: unknown): [PropertyKey, unknown][] {
  if (Array.isArray(data)) return data.map((child, index) => [index, child]);
  return typeof data === "object" && data !== null ? Object.entries(data) : [];
}

/** Every scene that a part of the report shows, with its path. */
export function* walkScenes(data: unknown, path: Path = []): Generator<{ scene: string; path: Path }> {
  for (const [key, child] of entries(data)) {
    if (key === "scene" && typeof child === "string") yield { scene: child, path: [...path, key] };
    else if (!isProse(child)) yield* walkScenes(child, [...path, key]);
  }
}
