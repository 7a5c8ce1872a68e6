/** A route's `handle`: React runs in the browser only on pages that ask for it, and in development. */
export interface PageHandle {
  hydrates?: true;
}

/** @param handles of the matched routes */
export function hydrates(handles: readonly unknown[]): boolean {
  return import.meta.env.DEV || handles.some((handle) => (handle as PageHandle | undefined)?.hydrates);
}
