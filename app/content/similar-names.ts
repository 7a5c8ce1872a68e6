/** Keys that people often write, and the keys that they mean. */
const synonyms: Record<string, string> = {
  email: "contact",
  url: "address",
  tier: "marketTier",
  each: "unitPrice",
};

/** Returns the name that was probably meant, or undefined if none is similar. */
export function findSimilarName(wanted: string, names: readonly string[]): string | undefined {
  const name = synonyms[wanted] ?? wanted;
  const [nearest] = sortBySimilarity(name, names);
  return nearest && similarity(name, nearest) >= 0.5 ? nearest : undefined;
}

/** Sorts names by their similarity to `wanted`, the most similar first. */
export function sortBySimilarity(wanted: string, names: readonly string[]): string[] {
  return [...names].sort((one, other) => similarity(wanted, other) - similarity(wanted, one));
}

/** Returns the similarity of two names from 0 to 1: the share of common bigrams (Dice coefficient), ignoring case. */
function similarity(one: string, other: string): number {
  const [bigrams = [], otherBigrams = []] = [one, other].map((name) =>
    [...name.toLowerCase()].map((character, index, all) => character + (all[index + 1] ?? "")),
  );
  const common = bigrams.filter((bigram) => otherBigrams.includes(bigram));
  return (2 * common.length) / (bigrams.length + otherBigrams.length);
}
