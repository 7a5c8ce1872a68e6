import type { Product } from "../report/product";

/**
 * A product's name where it stands alone. Its short name and words with a hyphen stay whole while a line holds them, and letters of
 * another script do not order the text around it.
 */
export function ProductName({ name, shortName }: Pick<Product, "name" | "shortName">) {
  const noBreak = "\u00a0";
  const held = name.replace(shortName, () => shortName.replaceAll(" ", noBreak));
  return (
    <bdi>
      {held.split(" ").flatMap((word, index) => [
        index > 0 && " ",
        word.includes("-") || word.includes(noBreak) ? (
          <span key={`${index}${word}`} className="whole">
            {word.replaceAll(noBreak, " ")}
          </span>
        ) : (
          word
        ),
      ])}
    </bdi>
  );
}
