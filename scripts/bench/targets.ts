import { pages } from "../../app/pages";
import type { Growth } from "./growth";
import type { Results } from "./results";

/** One target of the project, and whether it is reached. */
export interface Verdict {
  target: string;
  measured: string;
  limit: string;
  isReached: boolean;
}

/** Seconds that a build of the same report took with React Router's defaults, measured elsewhere, by products. */
export const referenceBuild: Record<number, number> = { 10: 2.0, 100: 2.4, 1000: 7.8 };
const buildFactor = 1.5;

/** Compares what was measured with the targets. A part that was not measured has no verdicts. */
export function judge({ pages: loads = [], filter, click, growth = [] }: Results): Verdict[] {
  const verdicts: Verdict[] = [];
  for (const { path, page, floor, uncertainty } of loads) {
    const isList = path === pages.products.path;
    const most = isList ? 1.15 : 1.05;
    for (const [name, key] of [
      ["first paint", "firstPaint"],
      ["largest paint", "largestPaint"],
    ] as const) {
      const verdict = atMost(`${name} of ${path} against its floor`, page[key] / floor[key], most, times);
      verdicts.push(withUncertainty(verdict, uncertainty[key]));
    }
    if (!isList) verdicts.push(atMost(`blocking time of ${path}`, page.blocking, 0, milliseconds));
  }
  if (filter) {
    const { own, hydrated } = filter;
    verdicts.push(
      atMost("filter works, against default hydration", own.works, hydrated.works, milliseconds),
      {
        target: "what was entered before the script arrived is kept and applied",
        measured: `${own.kept} of ${own.runs}`,
        limit: `${own.runs} of ${own.runs}`,
        isReached: own.kept === own.runs,
      },
    );
  }
  if (click) verdicts.push(atMost("click to next page painted", click.pointed, 100, milliseconds));
  return [...verdicts, ...growth.flatMap(judgeGrowth)];
}

function judgeGrowth({ products, build, bare, keys }: Growth): Verdict[] {
  const verdicts: Verdict[] = [];
  const many = `at ${products} products`;
  const worst = {
    letter: Math.max(keys.letter, keys.clear),
    settled: Math.max(keys.letterSettled, keys.clearSettled),
  };
  if (products === 10) verdicts.push(atMost(`keystroke painted ${many}`, worst.settled, 35, milliseconds));
  if (products === 1000) {
    verdicts.push(
      atMost(`letter shows ${many}`, worst.letter, 50, milliseconds),
      atMost(`list settled ${many}, also when cleared`, worst.settled, 250, milliseconds),
    );
  }
  const reference = referenceBuild[products];
  if (reference !== undefined)
    verdicts.push(atMost(`build ${many}, against the reference`, build, reference * buildFactor, seconds));
  verdicts.push(
    atMost(`build ${many}, against React Router's own in this run`, build, bare * buildFactor, seconds),
  );
  return verdicts;
}

/** Says beside a ratio how sure it is, where that is known. */
function withUncertainty(verdict: Verdict, uncertainty: number): Verdict {
  if (Number.isNaN(uncertainty)) return verdict;
  return { ...verdict, measured: `${verdict.measured} ± ${times(uncertainty)}` };
}

function atMost(target: string, measured: number, limit: number, format: (value: number) => string): Verdict {
  // Compared as printed: a table that says "35 of 35, missed" helps nobody.
  const isReached = Number.parseFloat(format(measured)) <= Number.parseFloat(format(limit));
  return { target, measured: format(measured), limit: format(limit), isReached };
}

export const milliseconds = (value: number) => `${value.toFixed(0)} ms`;
export const seconds = (value: number) => `${value.toFixed(1)} s`;
export const times = (value: number) => value.toFixed(2);
