/** A function that does its work at the first call and gives the same result ever after. */
export function once<Result extends object>(work: () => Result): () => Result {
  let result: Result | undefined;
  return () => {
    result ??= work();
    return result;
  };
}
