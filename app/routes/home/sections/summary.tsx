import type { Figure } from "../../../analysis/figures/figure-model";
import { placeKindWords, type Text } from "../../../analysis/text";
import { findShape } from "../../../art/shapes";
import { FigureLink } from "../../../components/figure-link";
import { Paragraphs } from "../../../components/paragraphs";
import { RichText } from "../../../components/rich-text";
import { type InPart, Section } from "../../../components/section";
import type { Home } from "../compose-home";
import "./summary.css";

export function Summary({ page, kinds, part }: Pick<Home, "page" | "kinds"> & InPart) {
  const { quote, paragraphs } = page.summary;
  const followed = placeKindWords([quote, ...paragraphs]);
  return (
    <Section id="summary" words={page.summary} part={part} className="section wide">
      <div className="split beside summary">
        <div className="stays">
          <RichText as="p" className="summary-quote pad inset" text={quote} followed={followed} />
          {page.kinds && kinds.figure && (
            <ValueKinds {...kinds} text={page.kinds} figure={kinds.figure} part={part} />
          )}
        </div>
        <Paragraphs texts={paragraphs} followed={followed} />
      </div>
    </Section>
  );
}

/** The size of a bandage's place and of the bandage, in the drawing's units. */
const [width, height, long, high] = [40, 18, 32, 11];

interface KindsProps extends InPart {
  text: Text;
  rows: Home["kinds"]["rows"];
  figure: Pick<Figure, "id" | "number">;
}

/** The figure of what is known in small: a row for each product, a bandage for each value, an outline where it is illustrative. */
function ValueKinds({ text, rows, figure, part }: KindsProps) {
  return (
    <div className="value-kinds">
      <svg viewBox={`0 0 ${(rows[0]?.cells.length ?? 0) * width} ${rows.length * height}`} aria-hidden="true">
        {rows.flatMap(({ shape, cells }, row) =>
          cells.map(
            ({ kind }, column) =>
              kind && (
                <rect
                  key={`${row}-${column}`}
                  className={kind === "illustrative" ? "torn" : undefined}
                  fill={findShape(shape).palette.base}
                  x={column * width + (width - long) / 2}
                  y={row * height + (height - high) / 2}
                  width={long}
                  height={high}
                  rx={high / 2}
                />
              ),
          ),
        )}
      </svg>
      <RichText as="p" text={text} />
      <FigureLink {...figure} isHere={part !== undefined} />
    </div>
  );
}
