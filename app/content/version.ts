/** Compares versions such as 1.9.0 and 1.10.0 by their numbers: negative if `a` is earlier. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split(".").map(Number));
  const difference = left?.map((part, index) => part - (right?.[index] ?? 0)).find((part) => part !== 0);
  return difference ?? 0;
}
