import { expect, test } from "vitest";
import { type Flag, placeTimeline } from "./place-timeline";
import { timelineFormats } from "./timeline";

const years = [1920, 1956, 1995, 1998, 2006, 2012, 2014, 2015, 2016, 2019, 2020];
const dates = years.map((year) => ({
  year: String(year),
  label: "Of Several Names",
  isFirst: year < 1990,
}));

test.each(Object.entries(timelineFormats))(
  "years are to scale, and no flag covers another or a pole: %s",
  (_, format) => {
    const { above, below, end } = placeTimeline({ dates, until: 2025 }, format);
    const { room, width } = format;
    for (const { x, year, left, width: long } of [...above, ...below]) {
      expect(x).toBeCloseTo(room + ((Number(year) - 1920) / 105) * (width - 2 * room), 0);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + long).toBeLessThanOrEqual(width);
    }
    expect(end).toBe(width - room);
    for (const flags of [above, below]) {
      expect(flags.length).toBeGreaterThan(1);
      for (const flag of flags) for (const other of flags) if (flag !== other) expectApart(flag, other);
    }
  },
);

test("the last flags fly to the right where there is room", () => {
  const { above } = placeTimeline(
    { dates: [...dates, { year: "2021", label: "A", isFirst: false }], until: 2060 },
    timelineFormats.wide,
  );
  expect(above.at(-1)).toMatchObject({ row: 0, left: above.at(-1)?.x });
});

/** Other rows, or beside each other; and the pole passes beside the lower flag. */
function expectApart(flag: Flag, other: Flag) {
  const isBeside = flag.left + flag.width < other.left || other.left + other.width < flag.left;
  if (flag.row === other.row) expect(isBeside).toBe(true);
  if (flag.row > other.row)
    expect(
      flag.x <= other.left || flag.x >= other.left + other.width,
      `${flag.year} passes ${other.year}`,
    ).toBe(true);
}
