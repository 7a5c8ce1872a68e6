import type { Text } from "../report/text";
import { Copyable } from "./copyable";
import { RichText } from "./rich-text";
import "./elevator.css";

/** The summary in a paragraph, with a button that copies it together with the `origin`: title, version and address. */
export function Elevator({ text, origin }: { text: Text; origin: string }) {
  return (
    <div className="elevator pad inset">
      <Copyable label="Copy the elevator version">
        <RichText as="p" text={text} />
        <p className="visually-hidden">{origin}</p>
      </Copyable>
    </div>
  );
}
