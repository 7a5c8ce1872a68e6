import { mostCompared } from "../../../analysis/comparison";
import type { ComparedProduct } from "./compared-product";

/** Of more unknown words, only the number is shown. */
const mostNamed = 5;

/** Lists what the URL asked for but the comparison does not show. */
export function LeftOut({ unknown, over }: { unknown: readonly string[]; over: readonly ComparedProduct[] }) {
  if (unknown.length + over.length === 0) return null;
  const more = unknown.length - mostNamed;
  return (
    <div className="left-out">
      {unknown.length > 0 && (
        <p>
          Left out, because no product has this address:{" "}
          {unknown.slice(0, mostNamed).map((word, index) => (
            <span key={word}>
              {index > 0 && ", "}
              {/* Isolated, because text from the URL may be right-to-left. */}
              <bdi>{word}</bdi>
            </span>
          ))}
          {more > 0 && ` and ${more} more`}.
        </p>
      )}
      {over.length > 0 && (
        <p>
          Left out, because {mostCompared} products can be compared at once:{" "}
          {over.map(({ name }) => name).join(", ")}. Remove one of the others to add it.
        </p>
      )}
    </div>
  );
}
