import { type Group, type PlacedWay, placeWay, type StageFormat, stageFormats } from "./place-stage";

/** One way to count: its groups with the ids of their products. */
interface Way {
  groups: readonly (Omit<Group, "size"> & { ids: readonly string[] })[];
  isShelf: boolean;
}

/**
 * CSS with the positions of trays and drawings for each way and kind of screen, in thousandths of the stage's width; stage.css uses
 * them. A way's positions hold while its radio button is checked, those of the first one else.
 */
export function stageRules(ways: readonly Way[]): string {
  const formats = stageFormats.map((format) => formatRules(ways, format)).join("");
  const shown = ways.map((_, index) => `${checked(index + 1)} .still-${index + 1}{--shown:1}`).join("");
  return `@media screen{${shown}${formats}}`;
}

const checked = (way: number) => `.stage:has(#way-${way}:checked)`;

function formatRules(ways: readonly Way[], format: StageFormat): string {
  const placed = ways.map(({ groups, isShelf }) => {
    const sizes = groups.map(({ ids, letters }) => ({ size: ids.length, letters }));
    return placeWay(sizes, format, isShelf);
  });
  const heights = placed.map(({ y, names }) => `${round(y) / 10}cqi + ${names}*var(--name)`);
  const rules = placed.flatMap((way, index) => wayRules(way, ways[index]?.groups ?? [], index + 1, format));
  const size = `--edge:${format.largest}cqi;--height:max(${[...new Set(heights)].join()})`;
  return `@container stage (${format.condition}){.stills{${size}}${rules.join("")}}`;
}

function wayRules({ trays, size }: PlacedWay, groups: Way["groups"], way: number, format: StageFormat) {
  const trayRules = trays.map((tray, index) => {
    const rows = tray.rows > 1 ? `;--rows:${tray.rows}` : "";
    const extent = `--width:${round(tray.width)};--below:${round(tray.height)}${rows}`;
    return `.tray-${way}-${index + 1}{${formatPosition(tray)};${extent}}`;
  });
  const drawings = trays.flatMap((tray, index) =>
    tray.drawings.map((drawing, own) => `.drawing-${groups[index]?.ids[own]}{${formatPosition(drawing)}}`),
  );
  const chosen = way === 1 ? ".stills" : `${checked(way)} .stills`;
  const scale = (size / format.largest).toFixed(2);
  return [...trayRules, `${chosen}{--scale:${scale};${drawings.join("")}}`];
}

const formatPosition = ({ x, y, names }: { x: number; y: number; names: number }) =>
  `--x:${round(x)};--y:${round(y)};--names:${names}`;

const round = (length: number) => Math.round(length * 10);
