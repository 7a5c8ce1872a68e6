import type { Text } from "../../analysis/text";
import { RichText } from "../rich-text";

interface Props {
  steps: readonly { title: Text; text: Text }[];
  heading?: "h3" | "h4";
}

/** Steps in their order, along one strip. */
export function StepList({ steps, heading: Heading = "h3" }: Props) {
  return (
    <ol className="steps">
      {steps.map(({ title, text }, index) => (
        <li key={`step-${index}`}>
          <RichText as={Heading} text={title} plain />
          <RichText as="p" text={text} />
        </li>
      ))}
    </ol>
  );
}
