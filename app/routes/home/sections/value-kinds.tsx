import type { Figure } from "../../../analysis/figures/figure-model";
import type { Text } from "../../../analysis/text";
import { FigureLink } from "../../../components/figure-link";
import { RichText } from "../../../components/rich-text";
import type { InPart } from "../../../components/section";

/** So many dots stand beside each other, at this distance in the drawing's units. */
const [perLine, step] = [18, 20];

interface Props extends InPart {
  text: Text;
  /** How many values are illustrative, and how many are not. */
  hollow: number;
  filled: number;
  figure: Pick<Figure, "id" | "number">;
}

/** The figure of kinds in small: a dot for each value, hatched where it is illustrative. */
export function ValueKinds({ text, hollow, filled, figure, part }: Props) {
  const all = filled + hollow;
  return (
    <div className="value-kinds">
      <svg viewBox={`0 0 ${perLine * step} ${Math.ceil(all / perLine) * step}`} aria-hidden="true">
        <pattern
          id="hatch"
          width="4.5"
          height="4.5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0v4.5" stroke="currentColor" strokeWidth="3" />
        </pattern>
        {Array.from({ length: all }, (_, index) => (
          <circle
            key={`dot-${index}`}
            cx={((index % perLine) + 0.5) * step}
            cy={(Math.floor(index / perLine) + 0.5) * step}
            r="7"
            stroke="currentColor"
            strokeWidth="1.5"
            fill={index < filled ? "currentColor" : "url(#hatch)"}
          />
        ))}
      </svg>
      <RichText as="p" text={text} />
      <FigureLink {...figure} isHere={part !== undefined} />
    </div>
  );
}
