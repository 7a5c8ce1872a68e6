/** Why CITATION.cff does not fit report.yaml; undefined if it does. It is written by hand. */
export function findStaleCitation(
  cff: string,
  { version, published }: { version: string; published: string },
): string | undefined {
  const [year = "", month = ""] = published.split("-");
  const values = { version, "date-released": published, year, month: month.replace(/^0/u, "") };
  const stale = Object.entries(values).flatMap(([key, value]) => {
    const named = [...cff.matchAll(new RegExp(`^\\s*${key}: (\\S+)$`, "gmu"))].map(([, each]) => each ?? "");
    // What is published in a month may have been released on any of its days.
    if (named.length > 0 && named.every((each) => each === value || each.startsWith(`${value}-`))) return [];
    return [`${key} ${named.join(" and ") || "none"} (expected ${value})`];
  });
  return stale.length > 0 ? `CITATION.cff does not fit content/report.yaml: ${stale.join(", ")}` : undefined;
}
