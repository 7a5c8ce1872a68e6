import type { Text } from "../../analysis/text";
import type { PictureRef } from "../../edition/pictures";
import { Picture } from "../picture";
import { RichText } from "../rich-text";

interface Props {
  insights: readonly { title: Text; caption: Text }[];
  /** One for each insight. */
  pictures: readonly PictureRef[];
  heading?: "h3" | "h4";
}

/** A gallery: what a picture shows, in a title and a caption. */
export function Insights({ insights, pictures, heading: Heading = "h3" }: Props) {
  return (
    <ul className="insights">
      {insights.map(({ title, caption }, index) => (
        <li key={pictures[index]?.src}>
          {pictures[index] && <Picture picture={pictures[index]} />}
          <RichText as={Heading} text={title} plain />
          <RichText as="p" text={caption} />
        </li>
      ))}
    </ul>
  );
}
