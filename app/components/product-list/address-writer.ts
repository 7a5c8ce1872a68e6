/** A view becomes a step of its own in the history, or takes the place of the last. */
export type Step = "pushState" | "replaceState";

interface Awaited {
  step: Step;
  search: string;
}

/** Milliseconds from the second frame after a letter to its address. The first shows the letter, and the second the list, if it is long. */
const afterPaint = 10;

/**
 * Writes views into the address. A change of the history takes the browser as long as a short list: what is typed is
 * written once its result has been painted, or before anything is clicked or the page is left.
 */
export class AddressWriter {
  #awaited: Awaited | undefined;
  #frame = 0;
  #task: ReturnType<typeof setTimeout> | undefined;

  /** Writes at once. */
  write(step: Step, search: string): void {
    this.flush();
    const { pathname, hash } = window.location;
    try {
      window.history[step](null, "", pathname + search + hash);
    } catch {
      // A browser may refuse more than so many changes of the address in a while; the list itself is up to date.
    }
  }

  /** Writes after the next two paints; of several views only the last is written, as the step that the first asked for. */
  writeSoon(step: Step, search: string): void {
    const first = this.#awaited?.step ?? step;
    this.forget();
    this.#awaited = { step: first, search };
    this.#frame = requestAnimationFrame(() => {
      this.#frame = requestAnimationFrame(() => {
        this.#task = setTimeout(() => this.flush(), afterPaint);
      });
    });
  }

  /** Writes what waits. */
  flush(): void {
    const awaited = this.#awaited;
    this.forget();
    if (awaited) this.write(awaited.step, awaited.search);
  }

  /** Leaves what waits unwritten: the reader has gone back or forward meanwhile. */
  forget(): void {
    this.#awaited = undefined;
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#task);
  }
}
