/** Why CITATION.cff does not fit the report's version; undefined if it does. It is written by hand. */
export function findStaleCitation(cff: string, version: string): string | undefined {
  const named = [...cff.matchAll(/^\s*version: (\S+)$/gmu)].map(([, each]) => each);
  if (named.length > 0 && named.every((each) => each === version)) return undefined;
  return `CITATION.cff names version ${named.join(" and ") || "none"}; the report has ${version}. Correct version and date there.`;
}
