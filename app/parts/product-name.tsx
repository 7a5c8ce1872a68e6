import type { Product } from "../report/product";
import { IsolatedText } from "./isolated-text";

/**
 * Renders a product's name. If possible, it wraps neither inside the short name nor inside hyphenated words.
 */
export function ProductName({ name, shortName }: Pick<Product, "name" | "shortName">) {
  // In this function, no-break spaces make the short name one word. The output has normal spaces again.
  const noBreakSpace = "\u00a0";
  const joinedName = name.replace(shortName, () => shortName.replaceAll(" ", noBreakSpace));
  return (
    <IsolatedText text={name}>
      {joinedName.split(" ").flatMap((word, index) => [
        index > 0 && " ",
        word.includes("-") || word.includes(noBreakSpace) ? (
          <span key={`${index}${word}`} className="keep-together">
            {word.replaceAll(noBreakSpace, " ")}
          </span>
        ) : (
          word
        ),
      ])}
    </IsolatedText>
  );
}
