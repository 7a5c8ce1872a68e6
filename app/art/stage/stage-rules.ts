import { type Group, type PlacedWay, placeWay, type StageFormat, stageFormats } from "./place-stage";

/** One way to count: its groups with the ids of their products. */
interface Way {
  groups: readonly (Omit<Group, "size"> & { ids: readonly string[] })[];
  isShelf: boolean;
}

/**
 * CSS that puts trays and drawings in their places, for each way and kind of screen; stage.css has the rest. A way's places hold
 * while its radio button is checked, those of the first one else.
 */
export function stageRules(ways: readonly Way[]): string {
  const ids = ways[0]?.groups.flatMap((group) => group.ids) ?? [];
  const orders = ids.map((id, index) => `.drawing-${id}{--order:${index}}`).join("");
  const formats = stageFormats.map((format) => formatRules(ways, format)).join("");
  return `@supports selector(&:has(*)){@media screen{${orders}${formats}}}`;
}

function formatRules(ways: readonly Way[], format: StageFormat): string {
  const placed = ways.map(({ groups, isShelf }) =>
    placeWay(
      groups.map(({ ids, letters }) => ({ size: ids.length, letters })),
      format,
      isShelf,
    ),
  );
  const heights = new Set(placed.map(({ y, names }) => below(y, "cqi", names)));
  const rules = ways.flatMap(({ groups }, index) =>
    wayRules(groups, placed[index], index + 1, format.largest),
  );
  const size = `--edge:${format.largest}cqi;--height:max(${[...heights].join()})`;
  return `@container stage (${format.condition}){.stills{${size}}${rules.join("")}}`;
}

/** `edge`: of a drawing before it is scaled. It moves by percentages of it, which do not change with the window. */
function wayRules(groups: Way["groups"], placed: PlacedWay | undefined, way: number, edge: number): string[] {
  if (!placed) return [];
  const trays = placed.trays.map(({ x, y, width, height, names, rows }, index) => {
    const place = `--x:${round(x)};--y:${round(y)};--width:${round(width)};--below:${round(height)}`;
    const more = `${names > 0 ? `;--names:${names}` : ""}${rows > 1 ? `;--rows:${rows}` : ""}`;
    return `.tray-${way}-${index + 1}{${place}${more}}`;
  });
  const drawings = placed.trays.flatMap((tray, index) =>
    tray.drawings.map(({ x, y, names }, place) => {
      const [across, down] = [x, y].map((length) => Math.round((length / edge) * 100));
      return `.drawing-${groups[index]?.ids[place]}{translate:${across}% ${below(down ?? 0, "%", names)}}`;
    }),
  );
  const chosen = way === 1 ? ".stills" : `.stage:has(#way-${way}:checked) .stills`;
  return [...trays, `${chosen}{--scale:${(placed.size / edge).toFixed(2)};${drawings.join("")}}`];
}

/** So far below the top, and so many lines of names. */
function below(length: number, unit: string, names: number): string {
  const distance = `${round(length)}${unit}`;
  return names === 0 ? distance : `calc(${distance} + var(--name)${names > 1 ? `*${names}` : ""})`;
}

const round = (value: number) => Math.round(value * 10) / 10;
