import { expect, test } from "vitest";
import { fitsHorizontally, formatTracks, groupByYear } from "./timeline";

const flagsOf = (...years: number[]) => groupByYear(years.map((value) => ({ year: { value } })));

test("formatTracks gives each year the same length, and a gap of more than ten years a tear", () => {
  const tracks = formatTracks(flagsOf(1920, 1956, 1966, 1977, 1980, 1981));
  const [tear, tenYears] = ["var(--timeline-tear)", "minmax(0,10fr)"];
  expect(tracks).toBe(`${tear} ${tenYears} ${tear} minmax(0,3fr) minmax(0,1fr)`);
});

test("groupByYear groups dates of the same year", () => {
  const flags = flagsOf(2014, 2014, 2016);
  expect(flags.map(({ year, dates, gap }) => [year, dates.length, gap])).toEqual([
    [2014, 2, 2],
    [2016, 1, 0],
  ]);
});

test("a timeline with a single date has no tracks, and fits horizontally", () => {
  expect(formatTracks(flagsOf(2020))).toBe("");
  expect(fitsHorizontally(flagsOf(2020))).toBe(true);
});

test.each([
  [[1920, 1956, 2014, 2015, 2016, 2019], true],
  [[1960, 1970, 1980, 1990, 2000], true],
  [[1920, 2020], true],
  [[2015, 2016, 2017, 2018, 2019], true],
  // The flags of 2001 and 2003 would overlap.
  [[2000, 2001, 2002, 2003, 2004, 2005, 2006, 2007, 2008, 2009, 2010], false],
  [[1980, 1981, 1982, 1983, 1993, 2003], false],
  [[1850, 1920, 1921, 1922, 2014, 2015, 2024], false],
  // Only the tears would be wider than the timeline.
  [[1800, 1820, 1840, 1860, 1880, 1900, 1920], false],
])("fitsHorizontally returns for %j: %s", (years, expected) => {
  expect(fitsHorizontally(flagsOf(...years))).toBe(expected);
});
