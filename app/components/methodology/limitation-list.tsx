import type { Text } from "../../analysis/text";
import { RichText } from "../rich-text";

interface Props {
  limitations: readonly { area: string; issue: Text }[];
}

/** What the report cannot say, by area. */
export function LimitationList({ limitations }: Props) {
  return (
    <ul className="limitations">
      {limitations.map(({ area, issue }) => (
        <li key={area}>
          <h3>{area}</h3>
          <p>
            <RichText text={issue} />
          </p>
        </li>
      ))}
    </ul>
  );
}
