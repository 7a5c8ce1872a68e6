import { setTimeout as wait } from "node:timers/promises";
import { pages } from "../../app/pages";
import { launchPiped, type PipedBrowser } from "./devtools-pipe";
import { median } from "./numbers";
import { networkConditions, patience, slowness } from "./throttle";

/** What a click on a link to the next page costs, in milliseconds from the click to the next page's first paint. */
export interface ClickFigures {
  /** Median where the pointer was on the link before. */
  pointed: number;
  /** Median of the same until the last picture on the next page's first screen is painted; NaN if none was rendered ahead. */
  pictures: number;
  /** Median where pointer and click come at once, as with a finger. */
  atOnce: number;
  /** The same from floor page to floor page. */
  floor: number;
  /** How many of the pointed clicks found the page rendered ahead. */
  ahead: number;
  runs: number;
}

/** How long the pointer is on the link before the click, in milliseconds. */
export const pointing = 1500;

interface Click {
  paint: number;
  /** Of a page that was rendered ahead: only there could its pictures be marked before the click. */
  pictures?: number;
  isAhead: boolean;
}

/** Clicks from the home page to the product list, in a new browser each time. */
export async function measureClicks(
  executablePath: string,
  { site, floor, runs }: { site: string; floor: string; runs: number },
): Promise<ClickFigures> {
  const pointed: Click[] = [];
  const atOnce: Click[] = [];
  const onFloor: Click[] = [];
  for (let run = 0; run < runs; run += 1) {
    pointed.push(await clickOnce(executablePath, site, pointing));
    atOnce.push(await clickOnce(executablePath, site, 0));
    onFloor.push(await clickOnce(executablePath, floor, 0));
  }
  const middle = (clicks: readonly Click[]) => median(clicks.map(({ paint }) => paint));
  return {
    pointed: middle(pointed),
    pictures: median(pointed.flatMap(({ pictures }) => pictures ?? [])),
    atOnce: middle(atOnce),
    floor: middle(onFloor),
    ahead: pointed.filter(({ isAhead }) => isAhead).length,
    runs,
  };
}

async function clickOnce(executablePath: string, site: string, before: number): Promise<Click> {
  const browser = launchPiped(executablePath);
  try {
    const tab = await openTab(browser);
    await tab.goto(site);
    const place = (await tab.evaluate(
      `(() => { const { x, y, width, height } = document.querySelector("header nav a[href='${pages.products.path}']").getBoundingClientRect(); return { x: x + width / 2, y: y + height / 2 } })()`,
    )) as { x: number; y: number };
    await tab.mouse("mouseMoved", place);
    await wait(before);
    await tab.evaluateAhead(
      `for (const picture of document.querySelectorAll("main img")) picture.elementTiming = "picture"`,
    );
    await tab.mouse("mousePressed", place);
    // The event is given this time, so no listener has to be there to take it: that alone would delay the click.
    const clicked = Date.now();
    await tab.mouse("mouseReleased", place, clicked);
    return await readClick(tab, clicked);
  } finally {
    await browser.close();
  }
}

/** Asks the next page, once it has painted, how long that was after the click. */
async function readClick(tab: Tab, clicked: number): Promise<Click> {
  const ask = `(() => {
    const paint = performance.getEntriesByName("first-contentful-paint")[0];
    if (!paint || location.pathname !== "${pages.products.path}") return;
    const after = (time) => performance.timeOrigin + time - ${clicked};
    const { activationStart } = performance.getEntriesByType("navigation")[0];
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "element", buffered: true });
    const pictures = observer.takeRecords().map(({ renderTime }) => after(renderTime));
    return {
      paint: after(paint.startTime),
      isAhead: activationStart > 0,
      ...(pictures.length > 0 && { pictures: Math.max(...pictures) }),
    };
  })()`;
  const end = performance.now() + patience;
  while (performance.now() < end) {
    await wait(500);
    // Between two pages there is nobody to ask.
    const click = (await tab.evaluate(ask).catch(() => undefined)) as Click | undefined;
    if (click) return click;
  }
  throw new Error("A click on the home page led to no product list.");
}

interface Tab {
  goto(address: string): Promise<void>;
  evaluate(expression: string): Promise<unknown>;
  /** In a page that is being rendered ahead, if there is one. */
  evaluateAhead(expression: string): Promise<unknown>;
  /** @param time of the event, in milliseconds since 1970 */
  mouse(type: string, place: { x: number; y: number }, time?: number): Promise<unknown>;
}

/** A tab in which every page is slowed, also one that is rendered ahead. */
async function openTab(browser: PipedBrowser): Promise<Tab> {
  let shown: string | undefined;
  const slowed: Promise<unknown>[] = [];
  browser.onEvent(({ method, params }) => {
    if (method === "Target.attachedToTarget") {
      const { sessionId, targetInfo } = params as {
        sessionId: string;
        targetInfo: { type: string; subtype?: string };
      };
      if (targetInfo.type !== "page") return;
      if (targetInfo.subtype === undefined) shown = sessionId;
      else ahead.add(sessionId);
      slowed.push(slow(browser, sessionId).catch(() => undefined));
    } else if (method === "Target.detachedFromTarget") {
      // The page that was rendered ahead takes the other's place.
      const { sessionId } = params as { sessionId: string };
      ahead.delete(sessionId);
      if (sessionId === shown) [shown] = ahead;
    }
  });
  const ahead = new Set<string>();
  const { targetId } = await browser.send("Target.createTarget", { url: "about:blank", forTab: true });
  const { sessionId: tab } = await browser.send("Target.attachToTarget", { targetId, flatten: true });
  const filter = [{ type: "page" }];
  const attach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true, filter };
  await browser.send("Target.setAutoAttach", attach, tab as string);
  while (shown === undefined) await wait(50);
  await Promise.all(slowed);
  const evaluateIn = async (expression: string, session: string | undefined) => {
    const { result } = await browser.send(
      "Runtime.evaluate",
      { expression, returnByValue: true, awaitPromise: true },
      session,
    );
    return (result as { value?: unknown }).value;
  };
  const evaluate = (expression: string) => evaluateIn(expression, shown);
  return {
    evaluate,
    evaluateAhead: (expression) => Promise.all([...ahead].map((session) => evaluateIn(expression, session))),
    goto: async (address) => {
      await browser.send("Page.navigate", { url: address }, shown);
      while ((await evaluate("location.href + document.readyState")) !== `${address}complete`)
        await wait(200);
      // What the page does once it is there is not the click's.
      await wait(1500);
    },
    mouse: (type, place, time) => {
      const button = type === "mouseMoved" ? {} : { button: "left", clickCount: 1 };
      const at = time === undefined ? {} : { timestamp: time / 1000 };
      return browser.send("Input.dispatchMouseEvent", { type, ...place, ...button, ...at }, shown);
    },
  };
}

async function slow(browser: PipedBrowser, page: string): Promise<void> {
  await browser.send("Network.enable", {}, page);
  await browser.send("Network.emulateNetworkConditions", networkConditions(), page);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: slowness.processor }, page);
}
