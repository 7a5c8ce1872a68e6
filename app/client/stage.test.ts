import { parseHTML } from "linkedom";
import { afterEach, expect, test, vi } from "vitest";
import { initStage } from "./stage";

afterEach(() => vi.unstubAllGlobals());

/** Creates a stage with two views, and stubs the globals that its script uses. */
function openStage(startViewTransition: (update: () => void) => unknown) {
  const { document, Event } = parseHTML(`<!DOCTYPE html><html><body>
    <div class="stage">
      <input type="radio"><input type="radio">
      <div class="stage-view"><a data-drawing="1"></a><p class="stage-view-answer">First answer</p></div>
      <div class="stage-view"><a data-drawing="1"></a><p class="stage-view-answer">Second answer</p></div>
      <p aria-live="polite"></p>
    </div>
  `);
  Object.assign(document, { startViewTransition, getAnimations: () => [] });
  vi.stubGlobal("document", document);
  vi.stubGlobal("addEventListener", (_: string, showPage: () => void) => showPage());
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const radioButtons = [...document.querySelectorAll("input")];
  const select = (index: number) => {
    for (const [position, radioButton] of radioButtons.entries()) radioButton.checked = position === index;
    document.querySelector(".stage")?.dispatchEvent(new Event("change"));
  };
  for (const [position, radioButton] of radioButtons.entries()) radioButton.checked = position === 0;
  initStage();
  const views = [...document.querySelectorAll(".stage-view")];
  return {
    select,
    findShownViews: () => views.flatMap((view, index) => (view.classList.contains("is-shown") ? index : [])),
    findLeftovers: () => [
      ...document.documentElement.classList,
      ...[...document.querySelectorAll<HTMLElement>("[data-drawing]")]
        .map(({ style }) => style.viewTransitionName)
        .filter(Boolean),
    ],
    findAnnouncement: () => document.querySelector("[aria-live]")?.textContent,
  };
}

const never = new Promise<void>(() => {});
const rejected = () => Promise.reject(new Error("skipped"));

test.each<[string, (update: () => void) => unknown]>([
  [
    "throws an error",
    () => {
      throw new Error("refused");
    },
  ],
  ["returns nothing", () => undefined],
  ["returns nothing, and updates the page", (update) => update()],
  ["returns nothing, and updates the page later", (update) => void setTimeout(update)],
  [
    "returns an object without promises",
    (update) => ({ updateCallbackDone: Promise.resolve().then(update) }),
  ],
  [
    "returns an object without the promise `finished`",
    (update) => ({ ready: Promise.resolve().then(update) }),
  ],
  ["does not update the page", () => ({ ready: never, finished: Promise.resolve() })],
  ["skips the transition", (update) => ({ ready: rejected(), finished: Promise.resolve().then(update) })],
  ["rejects both promises", () => ({ ready: rejected(), finished: rejected() })],
])(
  "shows the selected view, without leftovers, if startViewTransition %s",
  async (_, startViewTransition) => {
    const { select, findShownViews, findLeftovers, findAnnouncement } = openStage(startViewTransition);
    expect(findShownViews()).toEqual([0]);
    for (const index of [1, 0, 1]) {
      select(index);
      await new Promise((resolve) => setTimeout(resolve, 5));
      expect(findShownViews()).toEqual([index]);
      expect(findLeftovers()).toEqual([]);
    }
    expect(findAnnouncement()).toBe("Second answer");
  },
);

test("names the drawings while a transition runs, and shows the last of two selected views", async () => {
  const updates: (() => void)[] = [];
  const finishers: (() => void)[] = [];
  const { select, findShownViews, findLeftovers } = openStage((update) => {
    updates.push(update);
    const finished = new Promise<void>((resolve) => finishers.push(resolve));
    return { ready: Promise.resolve(), finished };
  });
  select(1);
  select(0);
  for (const update of updates) update();
  expect(findShownViews()).toEqual([0]);
  finishers[0]?.();
  await Promise.resolve();
  expect(findLeftovers()).toEqual(["is-animating", "drawing-1"]);
  finishers[1]?.();
  await new Promise((resolve) => setTimeout(resolve));
  expect(findLeftovers()).toEqual([]);
});
