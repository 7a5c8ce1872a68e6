import { pointing } from "./click";
import type { Growth } from "./growth";
import { type Compared, type PageLoad, rest, shortLoads } from "./page-load";
import type { Results } from "./results";
import { writeTable } from "./table";
import { judge, referenceBuild, times } from "./targets";
import { slowness, viewport } from "./throttle";

const whole = (milliseconds: number) => milliseconds.toFixed(0);
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** The tables of everything that was measured, the targets last. In Markdown, which a terminal shows as well. */
export function writeTables(results: Results): string {
  const { pages, filter, click, growth } = results;
  return [
    ...(pages ? ["## Loads", writeLoads(pages)] : []),
    ...(filter ? ["## Until the filter works", writeFilter(filter)] : []),
    ...(click ? ["## Click to next page", writeClick(click)] : []),
    ...(growth ? ["## Growth", writeGrowth(growth), writeKeys(growth)] : []),
    "## Targets",
    writeTargets(results),
  ].join("\n\n");
}

function writeLoads(pages: readonly Compared[]): string {
  const head = [
    "page",
    "HTML kB",
    "script kB",
    "fonts kB",
    "pictures kB",
    "other kB",
    "requests",
    "first paint ms",
    "largest paint ms",
    "layout shift",
    "blocking ms",
  ];
  const cells = (load: PageLoad) => [
    kilobytes(load.htmlBytes),
    kilobytes(load.scriptBytes),
    kilobytes(load.fontBytes),
    kilobytes(load.pictureBytes),
    kilobytes(load.otherBytes),
    load.requests.toFixed(0),
    load.firstPaint.toFixed(0),
    load.largestPaint.toFixed(0),
    load.shift.toFixed(3),
    load.blocking.toFixed(0),
  ];
  const rows = pages.flatMap(({ path, page, floor }) => [
    [path, ...cells(page)],
    ["its floor", ...cells(floor)],
    ["ratio", ...ratios(page, floor)],
  ]);
  return writeTable(head, rows);
}

function ratios(page: PageLoad, floor: PageLoad): string[] {
  const keys = [
    "htmlBytes",
    "scriptBytes",
    "fontBytes",
    "pictureBytes",
    "otherBytes",
    "requests",
    "firstPaint",
    "largestPaint",
    "shift",
    "blocking",
  ] as const;
  return keys.map((key) => {
    if (floor[key] === 0) return page[key] === 0 ? "1.00" : "–";
    return times(page[key] / floor[key]);
  });
}

function writeFilter({ own, hydrated }: NonNullable<Results["filter"]>): string {
  const row = (name: string, figures: typeof own) => [
    name,
    figures.works.toFixed(0),
    `${figures.kept} of ${figures.runs}`,
    figures.kept > 0 ? figures.earlyApplied.toFixed(0) : "–",
  ];
  return writeTable(
    ["/products", "filter works ms", "early word and choice kept", "and applied after ms"],
    [row("the site", own), row("hydrated by default", hydrated)],
  );
}

function writeClick(click: NonNullable<Results["click"]>): string {
  const { pointed, pictures, atOnce, floor, ahead, runs } = click;
  const row = (name: string, paint: number, ...rest: string[]) => [
    name,
    paint.toFixed(0),
    times(paint / floor),
    ...rest,
  ];
  return writeTable(
    [
      "from / to /products",
      "painted after ms",
      "against the floor",
      "with its pictures ms",
      "rendered ahead",
    ],
    [
      row(`pointed at for ${pointing} ms, then clicked`, pointed, pictures.toFixed(0), `${ahead} of ${runs}`),
      row("clicked at once", atOnce, "", ""),
      row("floor page to floor page", floor, "", ""),
    ],
  );
}

function writeGrowth(growth: readonly Growth[]): string {
  const head = [
    "products",
    "build s",
    "React Router's own s",
    "ratio",
    "reference s",
    "files",
    "output MB",
    "list HTML kB",
    "first paint of the list ms",
    "its floor ms",
    "ratio",
  ];
  const rows = growth.map(({ products, build, bare, files, bytes, listBytes, list, listFloor }) => [
    products.toString(),
    build.toFixed(1),
    bare.toFixed(1),
    times(build / bare),
    referenceBuild[products]?.toFixed(1) ?? "–",
    files.toString(),
    (bytes / 1e6).toFixed(1),
    kilobytes(listBytes),
    list.firstPaint.toFixed(0),
    listFloor.firstPaint.toFixed(0),
    times(list.firstPaint / listFloor.firstPaint),
  ]);
  return writeTable(head, rows);
}

function writeKeys(growth: readonly Growth[]): string {
  const head = [
    "products",
    "letter shows ms",
    "its floor ms",
    "ratio",
    "list settled ms",
    "usual list ms",
    "ratio",
    "cleared box shows ms",
    "its floor ms",
    "ratio",
    "list settled ms",
    "usual list ms",
    "ratio",
    "slowest key settled ms",
  ];
  const rows = growth.map(({ products, keys, floorKeys, usualKeys }) => [
    products.toString(),
    ...[keys.letter, floorKeys.letter].map(whole),
    times(keys.letter / floorKeys.letter),
    ...[keys.letterSettled, usualKeys.letterSettled].map(whole),
    times(keys.letterSettled / usualKeys.letterSettled),
    ...[keys.clear, floorKeys.clear].map(whole),
    times(keys.clear / floorKeys.clear),
    ...[keys.clearSettled, usualKeys.clearSettled].map(whole),
    times(keys.clearSettled / usualKeys.clearSettled),
    whole(keys.slowest),
  ]);
  return writeTable(head, rows);
}

function writeTargets(results: Results): string {
  return writeTable(
    ["target", "measured", "at most", ""],
    judge(results).map(({ target, measured, limit, isReached }) => [
      target,
      measured,
      limit,
      isReached ? "reached" : "missed",
    ]),
  );
}

/** Where and how it was measured. */
export interface Circumstances {
  date: string;
  machine: string;
  browser: string;
  runs: number;
  /** Work on the machine at the start and the end, as the system counts it: processes that want a core. */
  load: string;
}

/** docs/performance.md. */
export function writeReport(results: Results, { date, machine, browser, runs, load }: Circumstances): string {
  const missed = judge(results).filter(({ isReached }) => !isReached).length;
  return `# Performance

Written by \`npm run bench\` on ${date}. ${missed === 0 ? "All targets are reached." : `${missed === 1 ? "One target is" : `${missed} targets are`} missed; the last table says which.`}

The machine: ${machine}, ${browser}. The browser, the server and the program that drives them share its cores, and so did
whatever else ran there: the system counted ${load} waiting for a core, at the start and at the end. So ratios say more than milliseconds.

**How.** Chromium, headless, a screen of ${viewport.width} by ${viewport.height}, an empty cache for every load. Every answer
waits ${slowness.latency} ms, all answers share ${slowness.megabitsPerSecond} Mbit/s, the processor is slowed ${slowness.processor} times (DevTools' throttling). The server
is the one of \`npm start\`, over HTTP/1.1, with brotli. Numbers are medians of ${runs} loads, page and floor by turns.
One load's paints differ from the next one's by more than what is looked for, so those under "Loads" are medians of ${runs * (1 + shortLoads)},
and the last table says how sure their ratio is: ± is half of a 95 % confidence interval. Times are milliseconds from the start
of the navigation. Sizes are as sent, headers included. Blocking time is what tasks take beyond 50 ms each,
from the first paint to ${rest / 1000} s after the load event.

**The floor** of a page is the built page itself with every \`<script>\` element taken out (speculation rules and blocks of data
too), every preload of a module, and what lets the first paint wait for its fold; text, markup, CSS, pictures, fonts and their
preloads stay. It is compressed and served
in the same way.

**Until the filter works**: from the first paint on, something is entered into the search box every 25 ms; the time is that of the
first painted frame with a filtered list. In other loads a word is typed with real keys right after the first paint, a tier chosen, and nothing
after that; kept means that box, dropdown, list and address have both. "Hydrated by default" is the same site built so that
React Router hydrates the whole document, with its own preloads, as it does unless told otherwise, and served without the site's
content security policy, which forbids that.

**Click to next page**: time from the click on the header's link to the next page's first paint. Speculation rules let the browser render
it ahead while the pointer is on the link; a floor page has none. A list that was rendered ahead shows its words first and its
pictures a frame later, so the time is given until both are there, too.

**Growth**: the report's own products, and generated ones up to the number. Build time is all of \`npm run build\` on a new copy
of the project, the median of at most four builds, of which the framework's came first in every other turn. "React Router's own"
is the framework's build alone, in a new copy too, of the same pages, which it prerenders itself, all hydrated: nothing drawn,
compressed or checked. The reference is a smaller site of the same report with React Router's defaults, measured on another
machine. Keys: a word typed letter by letter, taken back, another typed and cleared with Escape; only the processor is slowed,
and meanwhile the worker fetches the report, as on any first visit. On the floor page a letter shows, and the cleared box, and
no list changes: what any key costs in this browser on this machine. The usual list is the same page with the list as it is
usually written in React: what is searched is state, the cards found are rendered. It has the site's rule, cards and CSS, and
neither ranks, marks, address nor counts behind options.

${writeTables(results)}
`;
}
