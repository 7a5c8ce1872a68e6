import { measure } from "../lettering";
import type { SceneData } from "../model";

/** How a timeline is drawn. `room`: from the picture's edges to the first and last year; all lengths in pixels. */
export interface TimelineFormat {
  width: number;
  room: number;
  /** Size of letters, and height of a row of flags. */
  size: number;
  row: number;
  /** Height of the strip. */
  strip: number;
}

export interface Flag {
  year: string;
  label: string;
  /** Of the pole, exactly at its year. */
  x: number;
  left: number;
  width: number;
  /** From the strip, outward. */
  row: number;
}

/**
 * Places each year to scale between the first one and `until`, sightings above the strip, firsts below it. No flag covers another
 * flag or another pole: the last ones fly to the right where there is room, each lower than the one before it; the others fly to
 * the left, each higher.
 */
export function placeTimeline({ dates, until }: Pick<SceneData, "dates" | "until">, format: TimelineFormat) {
  const { width, room, size } = format;
  const first = Number(dates[0]?.year ?? until);
  const scale = (width - 2 * room) / Math.max(1, until - first);
  const xOf = (year: number) => Math.round((room + (year - first) * scale) * 10) / 10;
  const flagOf = ({ year, label }: SceneData["dates"][number]) => ({
    year,
    label,
    x: xOf(Number(year)),
    width: Math.ceil(measure(`${year} ${label}`, size)) + size,
  });
  const sightings = dates.filter(({ isFirst }) => !isFirst).map(flagOf);
  let fromEnd = 0;
  while (fromEnd < sightings.length) {
    const flag = sightings[sightings.length - 1 - fromEnd];
    if (!flag || flag.x + flag.width > width) break;
    fromEnd++;
  }
  const turn = sightings.length - fromEnd;
  const above = sightings.map((flag, index): Flag => {
    if (index >= turn) return { ...flag, left: flag.x, row: sightings.length - 1 - index };
    return { ...flag, left: Math.max(0, flag.x - flag.width), row: index };
  });
  return {
    above,
    below: placeBelow(
      dates.filter(({ isFirst }) => isFirst).map(flagOf),
      width - measure(String(until), size) - 2 * size,
    ),
    end: xOf(until),
    /** Every fifth year. */
    holes: Array.from({ length: Math.floor((until - first) / 5) + 1 }, (_, index) => xOf(first + index * 5)),
  };
}

/** To the right, each above the next one if they would meet. */
function placeBelow(firsts: Omit<Flag, "left" | "row">[], width: number): Flag[] {
  const placed: Flag[] = [];
  for (const flag of firsts.toReversed()) {
    const left = Math.min(flag.x, width - flag.width);
    const next = placed.at(-1);
    const row = next && left + flag.width > next.left - 4 ? next.row + 1 : 0;
    placed.push({ ...flag, left, row });
  }
  return placed.reverse();
}
