import type { Text } from "../../analysis/text";
import { RichText } from "../rich-text";

interface Props {
  limitations: readonly { area: string; issue: Text }[];
  heading?: "h3" | "h4";
}

/** What the report cannot say, by area. */
export function LimitationList({ limitations, heading: Heading = "h3" }: Props) {
  return (
    <ul className="limitations">
      {limitations.map(({ area, issue }) => (
        <li key={area}>
          <Heading>{area}</Heading>
          <RichText as="p" text={issue} />
        </li>
      ))}
    </ul>
  );
}
