import type { Text } from "../analysis/text";
import { RichText } from "./rich-text";
import "./main-points.css";
import "./strip.css";

interface Props<Section extends string> {
  points: readonly { number: Text; text: Text; section: Section }[];
  labelOf: (section: Section) => string;
  /** Beside each other, where there is room. */
  columns?: boolean;
  /** The link to a section. */
  address?: (section: Section) => string;
}

/** What a page says, in a few lines: a number, its consequence, and a link to the section that shows it. */
export function MainPoints<Section extends string>({
  points,
  labelOf,
  columns = false,
  address = (section) => `#${section}`,
}: Props<Section>) {
  return (
    <ol className={columns ? "columns main-points" : "main-points"}>
      {points.map(({ number, text, section }, index) => (
        <li key={`point-${index}`}>
          <a href={address(section)}>
            <b className="main-points-number panel">
              <span>
                <RichText text={number} plain />
              </span>
            </b>
            <span className="main-points-text">
              <RichText text={text} plain />
            </span>
            <span className="main-points-section caption">{labelOf(section)}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
