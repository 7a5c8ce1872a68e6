/** One target: what was measured, in words and as a number to compare, and the most that it may be. */
export interface Verdict {
  target: string;
  measured: number;
  limit: number;
  unit: "times" | "ms" | "s" | "shift" | "of visits";
}

const digits: Record<Verdict["unit"], number> = { times: 2, ms: 0, s: 0, shift: 3, "of visits": 2 };
/** Of these more is better. */
const isFloor = ({ unit }: Verdict) => unit === "of visits";

export function isReached(verdict: Verdict): boolean {
  const { measured, limit, unit } = verdict;
  // Compared as printed: a table that says "35 of 35, missed" helps nobody.
  const [shown, most] = [measured, limit].map((value) => Number(value.toFixed(digits[unit])));
  return isFloor(verdict) ? Number(shown) >= Number(most) : Number(shown) <= Number(most);
}

/** The targets as a table in Markdown. */
export function targetTable(verdicts: readonly Verdict[]): string {
  const rows = verdicts.map((verdict) => {
    const { target, measured, limit, unit } = verdict;
    const format = (value: number) => `${value.toFixed(digits[unit])}${unit === "times" ? "" : ` ${unit}`}`;
    const word = isFloor(verdict) ? "at least" : "at most";
    return [
      target,
      format(measured),
      `${word} ${format(limit)}`,
      isReached(verdict) ? "reached" : "**missed**",
    ];
  });
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [["target", "measured", "limit", ""], ["---", "---", "---", "---"], ...rows].map(line).join("\n");
}

/** docs/performance.md: one page. */
export function writeReport(
  circumstances: Record<string, string | number>,
  verdicts: readonly Verdict[],
): string {
  const { date, machine, browser, runs, before } = circumstances;
  return `# Performance

Written by \`npm run bench\` on ${date}: ${verdicts.filter((verdict) => !isReached(verdict)).length} of ${verdicts.length} targets missed.
Machine: ${machine}; ${browser}. The browser, the server and the program that drives them share its cores, so ratios
say more than milliseconds. Medians of ${runs}, all variants of one page by turns.

**Readers.** Phone: 412 by 823 at 1.75, touch. Desktop: 1280 by 900, pointer. Both: HTTP/2 over TLS, 150 ms to the first byte of
every answer, 1.6 Mbit/s, processor slowed 4 times, nothing in the cache. "Quick" is 40 ms and 10 Mbit/s, processor as before.

**Floor.** The page with its text, CSS and pictures, but without scripts, data, preloads and elements that hold rendering back.
**Before** is the build of ${before}. First paint is first contentful paint; blocking is what tasks take beyond 50 ms each, from the
start of the navigation to 1.5 s after the load event; layout shift is the largest of all loads. Fonts come late: a second.

**Tap**: from the finger's release on the home page to the first paint of the next page; pages are not prerendered, because Playwright
forbids it. **Filter works**: something is entered every 25 ms from the first paint on, until the list is filtered. "By default" is the same
page hydrated by React Router as a whole document. **Key**: from a key to the frame with the list's last change. The plain list is the
usual one in React: state, and the cards found are rendered, with the same cards and CSS.

${targetTable(verdicts)}
`;
}
