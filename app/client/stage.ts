/**
 * Animates the stage of the market analysis: when the reader selects another way to group the products, their
 * drawings move to the new positions in a view transition. Without this script, CSS shows the view of the checked
 * radio button.
 */
export function initStage(): void {
  const stage = document.querySelector(".stage");
  const liveRegion = stage?.querySelector("[aria-live]");
  if (!stage || !liveRegion) return;
  const views = [...stage.querySelectorAll<HTMLElement>(".stage-view")];
  const radioButtons = [...stage.querySelectorAll<HTMLInputElement>("input")];
  let currentView: HTMLElement | undefined;
  let animationCount = 0;

  // Views and radio buttons have the same order.
  const findSelectedView = () => views[radioButtons.findIndex(({ checked }) => checked)];

  const show = (view: HTMLElement) => {
    for (const candidate of views) candidate.classList.toggle("is-shown", candidate === view);
    stage.classList.add("is-scripted");
    currentView = view;
  };

  const animateTo = (view: HTMLElement) => {
    animationCount += 1;
    const animation = animationCount;
    // If the reader has selected another view meanwhile, this animation must not change the stage.
    const isLatest = () => animation === animationCount;
    const update = () => {
      if (!isLatest()) return;
      setTransitionNames(currentView, false);
      show(view);
      setTransitionNames(view, true);
    };
    const finish = () => {
      if (!isLatest()) return;
      show(view);
      for (const candidate of views) setTransitionNames(candidate, false);
      document.documentElement.classList.remove("is-animating");
    };

    // Only the drawings take part in the transition. A named root would cover the page and swallow clicks.
    document.documentElement.classList.add("is-animating");
    setTransitionNames(currentView, true);
    try {
      const transition = document.startViewTransition(update);
      transition.ready
        .then(() => staggerAnimations(view))
        // If the browser skips the transition, the new view is visible without an animation.
        .catch(() => {});
      transition.finished.then(finish, finish);
    } catch {
      // The browser refuses the transition, or an extension replaces the function by an incomplete one.
      finish();
      // That function may still call `update`, which must not set names again.
      animationCount += 1;
    }
  };

  // Browsers restore the selection of an earlier visit after scripts have run, but before this event.
  addEventListener("pageshow", () => {
    const view = findSelectedView();
    if (view) show(view);
  });
  stage.addEventListener("change", () => {
    const view = findSelectedView();
    if (!view) return;
    liveRegion.textContent = view.querySelector(".stage-view-answer")?.textContent ?? "";
    const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (prefersReducedMotion || !document.startViewTransition) show(view);
    else animateTo(view);
  });
}

function findDrawings(view: HTMLElement | undefined): HTMLElement[] {
  return view ? [...view.querySelectorAll<HTMLElement>("[data-drawing]")] : [];
}

/**
 * Sets or clears `view-transition-name` on the drawings of a view. Names must be unique among visible elements, so
 * drawings have them only while a transition runs.
 */
function setTransitionNames(view: HTMLElement | undefined, isActive: boolean): void {
  for (const drawing of findDrawings(view))
    drawing.style.viewTransitionName = isActive ? `drawing-${drawing.dataset.drawing}` : "";
}

/** Staggers the animation from left to right: drawings that move further right start up to 250 ms later. */
function staggerAnimations(view: HTMLElement): void {
  const animations = document.getAnimations();
  for (const drawing of findDrawings(view)) {
    const group = `::view-transition-group(${drawing.style.viewTransitionName})`;
    const belongsToDrawing = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect && effect.pseudoElement === group;
    const delay = (250 * drawing.getBoundingClientRect().left) / innerWidth;
    animations.find(belongsToDrawing)?.effect?.updateTiming({ delay });
  }
}
