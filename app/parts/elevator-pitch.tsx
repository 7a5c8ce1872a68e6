import { formatAttribution } from "../files/citation";
import type { Report } from "../report/report";
import { CopyableText } from "./copyable-text";
import { RichText } from "./rich-text";

/** Renders the summary in one paragraph, with a button that copies it with title, version and URL. */
export function ElevatorPitch({ report }: { report: Report }) {
  return (
    <div className="text-large surface inset">
      <CopyableText label="Copy the elevator version">
        <RichText as="p" text={report.home.summary.elevator} />
        <p className="visually-hidden">{formatAttribution(report)}</p>
      </CopyableText>
    </div>
  );
}
