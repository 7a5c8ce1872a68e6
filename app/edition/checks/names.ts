import { checkNames } from "../../analysis/text";
import { productPrefix } from "../../analysis/values";
import { sceneKeys } from "../../art/pictures";
import { describeUnknown } from "../../content/nearest";
import type { Problem } from "../../content/problem";
import { findBareNumbers, isProse, matchNumberedWords, type Prose } from "../../content/prose";
import type { Read } from "../../content/read";
import { walk } from "../../content/walk";
import type { EditionDraft } from "../draft";

/** Values whose names contain brands, tiers, themes or products. */
const madeOfProducts = /^(?:brand|share|tier|theme|packs|product|this)\./u;

const scenes: readonly string[] = sceneKeys;

/** Numbers and derived values in sentences, and scenes. */
export function checkNamesInFiles(draft: EditionDraft): Problem[] {
  const { sound, contents, isComplete } = draft;
  const { values } = contents.resolver;
  const known = matchNumberedWords(listWords(draft));
  const checkSentence = (prose: Prose, self?: string) => [
    ...findBareNumbers(prose, known),
    ...checkNames(isComplete ? prose : omitUnsure(prose), values, self),
  ];
  const check = ({ data, at }: Read, self?: string) =>
    [...walk(data)].flatMap(({ value, path }) => {
      if (isProse(value)) return checkSentence(value, self).map((message) => at(path, message));
      if (path.at(-1) !== "scene" || typeof value !== "string" || scenes.includes(value)) return [];
      return [at(path, describeUnknown("scene", value, scenes))];
    });
  return [
    ...Object.values(sound.parts).flatMap((read) => check(read)),
    ...sound.products.flatMap((read) => check(read, read.data.slug && productPrefix(read.data.slug))),
  ];
}

/**
 * Words of the edition that may hold digits in a sentence: names, and texts of products. A number alone is none, and an
 * illustrative value is named, so that it gets its mark.
 */
function listWords({ sound, contents }: EditionDraft): string[] {
  const brands = sound.parts.brands?.data.flatMap((brand) => brand?.name ?? []) ?? [];
  const names = sound.products.flatMap(({ data }) => data.name ?? []);
  const texts = contents.products.flatMap(({ packaging, licence, evidence, facts }) => [
    ...(evidence.packaging.kind === "illustrative" ? [] : [packaging]),
    ...(evidence.licence?.kind === "illustrative" ? [] : [licence ?? ""]),
    ...facts.flatMap(({ text, kind }) => (kind === "illustrative" ? [] : [text])),
  ]);
  return [...brands, ...[...names, ...texts].filter((words) => /\p{L}/u.test(words))];
}

/** A sentence without the names that may belong to a product which could not be read. */
function omitUnsure(prose: Prose): Prose {
  const nodes = prose.nodes.filter((node) => !("name" in node) || !madeOfProducts.test(node.name));
  return { ...prose, nodes };
}
