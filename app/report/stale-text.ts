import type { Diagnostic } from "../content/diagnostic";
import { isProse } from "../content/prose";
import type { Content, ContentFolder, Passage } from "../content/read-content";
import { traverse } from "../content/traverse";
import type { NamedValues } from "./named-values";
import { resolveProse, toPlainText } from "./text";

// Text that depends on facts, as content/written-for.yaml lists it.

type PassageRecord = Content["writtenFor"][number]["passages"][number];
type PassageAccess = Pick<ContentFolder, "diagnosticAt" | "findPassage" | "getRaw" | "listPassages">;

/** Maximum length in characters of the text that written-for.yaml remembers of a passage. */
const maxRememberedLength = 80;

/** Minimum length in characters of a sentence. Shorter texts, such as titles, may occur several times. */
const minSentenceLength = 30;

/** Finds facts that have changed since text was written for them, and the passages with this text. */
export function findStaleText(
  writtenFor: Content["writtenFor"],
  values: NamedValues,
  contentFolder: PassageAccess,
) {
  const { diagnosticAt } = contentFolder;
  const findPassage = createPassageFinder(contentFolder);
  const facts = writtenFor.map(({ value: name, was, passages }, index) => {
    const currentValue = values.get(name)?.value;
    const change =
      currentValue === undefined
        ? "is gone: delete its entry in written-for.yaml, or name another value there"
        : `was ${was === "" ? "nothing" : was}, is ${currentValue === "" ? "nothing" : currentValue}`;
    const isChanged = String(currentValue) !== String(was);
    const foundPassages = passages.map((record) => ({ record, passage: findPassage(record) }));
    return { name, currentValue, passages: foundPassages, index, isChanged, change: `${name} ${change}` };
  });
  const changedFacts = facts.filter(({ isChanged }) => isChanged);
  const staleTexts = new Map<string, { path: Passage["path"]; quote: string; factNames: Set<string> }>();
  for (const { name, passages } of changedFacts)
    for (const { path, value } of passages.flatMap(({ passage }) =>
      passage ? listTexts(passage, contentFolder) : [],
    )) {
      const staleText = staleTexts.get(path.join(".")) ?? {
        path,
        quote: quote(value, values),
        factNames: new Set(),
      };
      staleText.factNames.add(name);
      staleTexts.set(path.join("."), staleText);
    }
  const missingPassages = facts.flatMap(({ index, passages }) =>
    passages.flatMap(({ record: { at, text }, passage }, passageIndex): Diagnostic[] => {
      if (passage) return [];
      const message =
        text === undefined
          ? `found no ${at}; delete it here, or name the passage where the text is now`
          : `found "${text}" neither at ${at} nor elsewhere; delete it here, or write only the name of the passage that replaced it`;
      return [diagnosticAt(["writtenFor", index, "passages", passageIndex], message)];
    }),
  );
  return {
    /** The facts with the passages that depend on them. A passage that no longer exists is undefined. */
    facts: facts.map((fact) => ({
      ...fact,
      passages: fact.passages.map(({ record, passage }) => ({
        record,
        current: passage && toRecord(passage, record, contentFolder),
      })),
    })),
    changedFacts,
    /** A diagnostic at each text that depends on a changed fact. */
    stalePassages: [...staleTexts.values()].map(({ path, quote, factNames }) =>
      diagnosticAt(path, `${quote} (${[...factNames].join(", ")})`),
    ),
    /** Warnings for passages that no longer exist. */
    missingPassages,
  };
}

/**
 * Creates a function that finds the passage of an entry. Without a remembered text, that is the passage at the reference.
 * Otherwise it is the passage with this text, wherever it is now, or the most similar item of the same lists.
 */
function createPassageFinder(contentFolder: PassageAccess) {
  let allPassages: { passage: Passage; text: string }[] | undefined;
  return ({ at, text }: PassageRecord): Passage | undefined => {
    const passageAtReference = contentFolder.findPassage(at);
    if (text === undefined) return passageAtReference;
    if (passageAtReference && toRememberedText(passageAtReference, contentFolder) === text)
      return passageAtReference;
    allPassages ??= contentFolder
      .listPassages()
      .map((passage) => ({ passage, text: toRememberedText(passage, contentFolder) }));
    // The same field in all items of the same lists.
    const siblings = allPassages.filter(({ passage }) => toPattern(passage.reference) === toPattern(at));
    const isSentence = text.length >= minSentenceLength;
    const unchanged = [...siblings, ...(isSentence ? allPassages : [])].find(
      (candidate) => candidate.text === text,
    );
    if (unchanged) return unchanged.passage;
    const [closest] = siblings
      .map((sibling) => ({ ...sibling, similarity: wordSimilarity(sibling.text, text) }))
      .sort((a, b) => b.similarity - a.similarity);
    return closest && closest.similarity >= 0.5 ? closest.passage : undefined;
  };
}

/** Replaces the list positions in a reference with a placeholder. */
function toPattern(reference: string): string {
  return reference.replaceAll(/\.\d+(?=\.|$)/gu, ".#");
}

/** Returns the share of words that two texts have in common, from 0 to 1. */
function wordSimilarity(a: string, b: string): number {
  const [wordsOfA, wordsOfB] = [new Set(a.split(" ")), new Set(b.split(" "))];
  const commonWords = [...wordsOfA].filter((word) => wordsOfB.has(word));
  return (2 * commonWords.length) / (wordsOfA.size + wordsOfB.size);
}

/** Returns the current entry of a passage. It has a text if the old entry had one, or if the reference contains a list position. */
function toRecord(passage: Passage, { text }: PassageRecord, contentFolder: PassageAccess): PassageRecord {
  const { reference } = passage;
  const isStable = text === undefined && toPattern(reference) === reference;
  return {
    at: reference,
    text: isStable ? undefined : toRememberedText(passage, contentFolder) || undefined,
  };
}

/** Returns the beginning of a passage, in whole words and in the notation of its YAML file. */
function toRememberedText(passage: Passage, contentFolder: PassageAccess): string {
  const texts = listTexts(passage, contentFolder).map(({ notation }) => notation);
  const text = texts.join(" ").normalize("NFC").replaceAll(/\s+/gu, " ").trim();
  if (text.length <= maxRememberedLength) return text;
  return `${text.slice(0, maxRememberedLength).replace(/\s+\S*$/u, "")}…`;
}

/** Lists the prose in a passage, or its plain texts if it contains no prose. */
function listTexts({ path: root, value: part }: Passage, { getRaw }: Pick<PassageAccess, "getRaw">) {
  const texts = [...traverse(part, root)].flatMap(({ path, value }) => {
    const notation = getRaw(path);
    return typeof notation === "string" && path.at(-1) !== "file" ? { path, value, notation } : [];
  });
  const prose = texts.filter(({ value }) => isProse(value));
  return prose.length > 0 ? prose : texts;
}

/** Returns the beginning of a text with its values filled in. */
function quote(value: unknown, values: NamedValues): string {
  const text = isProse(value) ? toPlainText(resolveProse(value, values)) : String(value);
  return text.length > 400 ? `${text.slice(0, 400)}…` : text;
}
