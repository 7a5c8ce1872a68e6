/** Maximum number of years between two dates for which the strip of the timeline is not torn. */
const maxUntornGap = 10;

/** The dates of one year, which have one flag on the timeline. */
interface TimelineFlag<Entry> {
  year: number;
  dates: Entry[];
  /** Number of years until the next flag, or 0 for the last flag. */
  gap: number;
  /** Whether the strip is torn between this flag and the next one, because years are left out. */
  isTorn: boolean;
}

/** Returns the flags of dates. Dates of the same year share a flag. */
export function groupByYear<Entry extends { year: { value: number } }>(
  dates: readonly Entry[],
): TimelineFlag<Entry>[] {
  const years = [...new Set(dates.map(({ year }) => year.value))].sort((a, b) => a - b);
  return years.map((year, index) => {
    const gap = (years[index + 1] ?? year) - year;
    return {
      year,
      dates: dates.filter((date) => date.year.value === year),
      gap,
      isTorn: gap > maxUntornGap,
    };
  });
}

type Gap = Pick<TimelineFlag<unknown>, "gap" | "isTorn">;

/**
 * Formats the grid tracks between the first and the last flag. All years have the same length, and all tears
 * have the length `--timeline-tear`.
 */
export function formatTracks(flags: readonly Gap[]): string {
  return flags
    .slice(0, -1)
    .map(({ gap, isTorn }) => (isTorn ? "var(--timeline-tear)" : `minmax(0,${gap}fr)`))
    .join(" ");
}

// All lengths are in rem. insights.css contains the first four, too.

/** Minimum width of a horizontal timeline. */
const minWidth = 40;

/** Length of the strip before the first flag. */
const startLength = 1.25;

/** Length of a tear. */
const tearLength = 6;

/** Width of the last flag, which begins where the strip ends. */
const lastFlagWidth = 8;

/** Minimum width of the other flags. */
const minFlagWidth = 7;

/**
 * Returns whether a horizontal timeline has room for all flags. They alternate above and below the strip, so
 * a flag may be as wide as the distance to the second flag after it.
 */
export function fitsHorizontally(flags: readonly Gap[]): boolean {
  const gaps = flags.slice(0, -1);
  const tears = gaps.filter(({ isTorn }) => isTorn).length;
  const yearCount = gaps.reduce((sum, { gap, isTorn }) => sum + (isTorn ? 0 : gap), 0);
  const lengthOfYears = minWidth - startLength - lastFlagWidth - tears * tearLength;
  if (lengthOfYears < 0) return false;
  const lengths = gaps.map(({ gap, isTorn }) => (isTorn ? tearLength : (gap / yearCount) * lengthOfYears));
  return lengths.every((length, index) => length + (lengths[index + 1] ?? lastFlagWidth) >= minFlagWidth);
}
