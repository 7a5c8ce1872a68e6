/** Keys that owners often write by mistake, and keys of earlier editions, with the keys that replace them. */
const synonyms: ReadonlyMap<string, string> = new Map([
  ["email", "contact"],
  ["url", "address"],
  ["tier", "marketTier"],
  ["each", "unitPrice"],
  ["ways", "views"],
  ["lost", "notFoundPicture"],
  ["empty", "noResultsPicture"],
  ["pair", "counts"],
  ["one", "first"],
  ["other", "second"],
  ["use", "quotableNumbers"],
  ["what", "label"],
  ["places", "opportunitiesHeading"],
  ["act", "nextStep"],
  ["sheet", "printNote"],
  ["read", "passages"],
]);

/** Returns the synonym or the name that is most similar to `wanted`, or undefined if none is similar enough. */
export function findSimilarName(wanted: string, names: readonly string[]): string | undefined {
  const synonym = synonyms.get(wanted);
  if (synonym !== undefined && names.includes(synonym)) return synonym;
  const [nearest] = sortBySimilarity(wanted, names);
  return nearest && similarity(wanted, nearest) >= 0.5 ? nearest : undefined;
}

/** Sorts names by their similarity to `wanted`, the most similar first. */
export function sortBySimilarity(wanted: string, names: readonly string[]): string[] {
  return [...names].sort((a, b) => similarity(wanted, b) - similarity(wanted, a));
}

/** Lists the six names that are most similar to `wanted`, for messages. */
export function suggestNames(wanted: string, names: readonly string[]): string {
  return sortBySimilarity(wanted, names).slice(0, 6).join(", ");
}

/** Returns the similarity of two names, ignoring case, as the Dice coefficient of their bigrams: 0 to 1. */
function similarity(a: string, b: string): number {
  const bigramsOfA = toBigrams(a);
  const bigramsOfB = toBigrams(b);
  const common = bigramsOfA.filter((bigram) => bigramsOfB.includes(bigram));
  return (2 * common.length) / (bigramsOfA.length + bigramsOfB.length);
}

/** Returns each character together with the next. The last character is included without a successor. */
function toBigrams(name: string): string[] {
  const characters = [...name.toLowerCase()];
  return characters.map((character, index) => character + (characters[index + 1] ?? ""));
}
