import { writeOrigin } from "../files/citation";
import type { Report } from "../report/report";
import { Copyable } from "./copyable";
import { RichText } from "./rich-text";

/** The summary in a paragraph, with a button that copies it together with title, version and address. */
export function Elevator({ report }: { report: Report }) {
  return (
    <div className="text-large pad padded">
      <Copyable label="Copy the elevator version">
        <RichText as="p" text={report.home.summary.elevator} />
        <p className="visually-hidden">{writeOrigin(report)}</p>
      </Copyable>
    </div>
  );
}
