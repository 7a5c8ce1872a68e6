import type { Text, Words } from "../analysis/text";
import { RichText } from "./rich-text";

const strengthWords = { counted: "Counted in this list", weak: "Little", none: "Nothing yet" };

export type Hunch = Words<"market">["opportunities"]["items"][number];

export const hunchTerms = {
  known: "Known today",
  online: "Ten minutes online",
  shops: "One day in shops",
  killed: "What kills it",
};

/** How to test a hunch. Needs a `<dl>` around it. */
export function HunchTerm({ term, text }: { term: keyof typeof hunchTerms; text: Text }) {
  return (
    <div>
      <dt>{hunchTerms[term]}</dt>
      <RichText as="dd" text={text} />
    </div>
  );
}

/** What a hunch rests on. Needs a `<dl>` around it. */
export function HunchEvidence({ known: { strength, text } }: Pick<Hunch, "known">) {
  return (
    <div>
      <dt>{hunchTerms.known}</dt>
      <dd>
        <b>{strengthWords[strength]}.</b> <RichText text={text} />
      </dd>
    </div>
  );
}
