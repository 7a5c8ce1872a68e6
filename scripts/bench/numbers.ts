/** The middle of some numbers, or the mean of the two in the middle; NaN of none. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const high = sorted[Math.floor(middle)] ?? Number.NaN;
  return sorted.length % 2 === 1 ? high : ((sorted[middle - 1] ?? Number.NaN) + high) / 2;
}

/**
 * How sure a median is: half the width of its 95 % confidence interval, which goes from the number 0.98 √n places before the
 * middle to the one as far behind it (Campbell and Gardner 1988, "Calculating confidence intervals for some non-parametric
 * analyses"). NaN of fewer than six numbers, which are too few to say.
 */
export function uncertainty(numbers: readonly number[]): number {
  const { length } = numbers;
  if (length < 6) return Number.NaN;
  const sorted = [...numbers].sort((a, b) => a - b);
  const first = Math.max(1, Math.round(length / 2 - 0.98 * Math.sqrt(length)));
  const low = sorted[first - 1] ?? Number.NaN;
  const high = sorted[length - first] ?? Number.NaN;
  return (high - low) / 2;
}

/** How sure the ratio of two medians is: what its two parts are unsure of, relatively, adds up as squares. */
export function ratioUncertainty(above: readonly number[], below: readonly number[]): number {
  const relative = [above, below].map((numbers) => uncertainty(numbers) / median(numbers));
  return (median(above) / median(below)) * Math.hypot(...relative);
}

/** The medians, key by key, of measurements that have the same keys. */
export function medians<Key extends string>(runs: readonly Record<Key, number>[]): Record<Key, number> {
  const keys = Object.keys(runs[0] ?? {}) as Key[];
  return Object.fromEntries(keys.map((key) => [key, median(runs.map((run) => run[key]))])) as Record<
    Key,
    number
  >;
}

/** A task that kept a page from answering, in milliseconds from navigation start. */
export interface LongTask {
  at: number;
  duration: number;
}

/** What a task may take without anybody noticing, in milliseconds. */
const unnoticed = 50;

/**
 * Total blocking time in milliseconds: what every task takes beyond 50 ms, of the tasks after the first paint. Of a
 * task under way at that paint only what comes after it counts.
 */
export function blockingTime(tasks: readonly LongTask[], firstPaint: number): number {
  return tasks.reduce((sum, { at, duration }) => {
    const counted = Math.min(duration, at + duration - firstPaint);
    return sum + Math.max(0, counted - unnoticed);
  }, 0);
}

/** A movement in the page: when, in milliseconds, and how much, as the browser scores it. */
export interface Shift {
  at: number;
  value: number;
}

/** Cumulative layout shift: the worst run of shifts less than a second apart, of at most five seconds. */
export function layoutShift(shifts: readonly Shift[]): number {
  let worst = 0;
  let sum = 0;
  let first = Number.NEGATIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { at, value } of shifts) {
    if (at - last >= 1000 || at - first >= 5000) {
      sum = 0;
      first = at;
    }
    sum += value;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}
