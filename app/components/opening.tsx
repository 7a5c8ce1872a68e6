import type { Text } from "../analysis/text";
import { RichText } from "./rich-text";

interface Props {
  kicker: string;
  heading: Text;
  /** The section's anchor; its heading gets it with "-heading" behind it. */
  id: string;
  level?: "h2" | "h3";
}

/** How a section opens: a small kicker, and a heading that states the finding. */
export function Opening({ kicker, heading, id, level: Heading = "h2" }: Props) {
  return (
    <div className="opening">
      <p className="kicker">{kicker}</p>
      <Heading id={`${id}-heading`}>
        <RichText text={heading} plain />
      </Heading>
    </div>
  );
}
