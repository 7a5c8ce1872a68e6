import type { Edition } from "../analysis/edition";

/** Derives something of an edition once, and returns it at every call. */
export function once<Result extends object>(
  derive: (edition: Edition) => Result,
): (edition: Edition) => Result {
  const known = new WeakMap<Edition, Result>();
  return (edition) => {
    const result = known.get(edition) ?? derive(edition);
    known.set(edition, result);
    return result;
  };
}
