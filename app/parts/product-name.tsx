import type { Product } from "../report/product";

/**
 * Renders a product's name. If possible, it wraps neither inside the short name nor inside hyphenated words.
 * `<bdi>` keeps a right-to-left name from reordering the text around it.
 */
export function ProductName({ name, shortName }: Pick<Product, "name" | "shortName">) {
  // In this function, no-break spaces make the short name one word. The output has normal spaces again.
  const noBreakSpace = "\u00a0";
  const joinedName = name.replace(shortName, () => shortName.replaceAll(" ", noBreakSpace));
  return (
    <bdi>
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
    </bdi>
  );
}
