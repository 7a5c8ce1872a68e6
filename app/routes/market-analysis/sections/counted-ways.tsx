import { type CountedRow, splitLines } from "../../../analysis/counted-ways";
import type { Product } from "../../../analysis/product";
import type { Words } from "../../../analysis/text";
import { boxSize } from "../../../art/model";
import { silhouette } from "../../../art/silhouette";
import { Picture } from "../../../components/picture";
import { RichText } from "../../../components/rich-text";
import { anchorIn, headingsIn, type InPart } from "../../../components/section";
import type { PictureRef } from "../../../edition/pictures";
import "./counted-ways.css";

interface Props extends InPart {
  words: NonNullable<Words<"market">["counted"]>;
  /** The rows of each way. */
  ways: readonly (readonly CountedRow[])[];
  /** By the ids of products. */
  drawings: Readonly<Record<string, PictureRef & { shape: string }>>;
}

/**
 * The same products counted in several ways: a picture and a sentence each. In browsers with scroll-driven animations the drawings
 * travel from one way's places to the next one's. The last way has outlines, because what was sold is not known.
 */
export function CountedWays({ words, ways, drawings, part }: Props) {
  const [, Heading, Minor] = headingsIn(part);
  return (
    <div className="counted" id={anchorIn("counted", part)}>
      <RichText as={Heading} text={words.heading} plain />
      <ol className="ways split">
        {words.ways.map(({ title, text }, index) => (
          <li key={title} className={`way way-${index + 1}`}>
            <div className="way-picture" role="img" aria-label={describeRows(ways[index])}>
              {ways[index]?.map((row) => (
                <div key={row.label} className="way-row">
                  <p>
                    {row.label} <span className="caption">{row.note}</span>
                  </p>
                  <div className="way-lines">
                    {splitLines(row).map((line, number) => (
                      <div key={`line-${number}`}>
                        {line.map((product) => (
                          <Thing
                            key={product.id}
                            product={product}
                            drawings={drawings}
                            isOutline={index === words.ways.length - 1}
                          />
                        ))}
                      </div>
                    ))}
                  </div>
                </div>
              ))}
            </div>
            <div className="way-text">
              <Minor>{title}</Minor>
              <RichText as="p" text={text} />
            </div>
          </li>
        ))}
      </ol>
      <RichText as="p" className="counted-point apart" text={words.point} />
    </div>
  );
}

/** In units of the drawing's box. */
const outlineWidth = 16;

const describeRows = (rows: readonly CountedRow[] = []) =>
  rows.map(({ label, note }) => `${label}: ${note}`).join("; ");

function Thing({
  product: { id },
  drawings,
  isOutline,
}: Pick<Props, "drawings"> & { product: Product; isOutline: boolean }) {
  const drawing = drawings[id];
  if (!drawing) return undefined;
  if (!isOutline) return <Picture className={`thing-${id}`} picture={drawing} />;
  const { d, scale } = silhouette(drawing.shape);
  return (
    <svg viewBox={`0 0 ${boxSize} ${boxSize}`} aria-hidden="true">
      <path d={d} transform={`scale(${scale})`} strokeWidth={outlineWidth / scale} />
    </svg>
  );
}
