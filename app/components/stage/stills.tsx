import type { Stage } from "../../edition/stage";
import { Picture } from "../picture";
import { RichText } from "../rich-text";
import { TierBadge } from "../tier-badge";
import "./stills.css";

export interface StillsProps {
  stage: Stage;
  heading?: "h3" | "h4";
}

/** A still and a sentence for each way to count. The last way has outlines, because what was sold is not known. */
export function Stills({ stage, heading: Heading = "h3" }: StillsProps) {
  return (
    <>
      <Outline />
      <ol className="stills">
        {stage.ways.map(({ title, text, groups }, way) => (
          <li key={title} className={`still still-${way + 1}`}>
            <Heading className="label">{title}</Heading>
            {groups.map(({ label, note, tier, drawings }, group) => (
              <div key={label} className="still-group">
                <p className={`${tier ? "board" : "tray"} tray-${way + 1}-${group + 1}`}>
                  <span className="tag">
                    {tier ? <TierBadge tier={label} color={tier.color} /> : <b>{label}</b>}{" "}
                    {tier && <b>{tier.range}</b>} <small>{note}</small>
                  </span>
                </p>
                {drawings.map(({ id, picture }) => (
                  <Picture key={id} className={`drawing-${id}`} picture={picture} />
                ))}
              </div>
            ))}
            <RichText as="p" text={text} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** The filter that leaves the contour of a drawing: where it is neither opaque nor as faint as its shadow. */
function Outline() {
  return (
    <svg className="visually-hidden" aria-hidden="true">
      <filter id="outline">
        <feGaussianBlur in="SourceAlpha" stdDeviation="1" />
        <feComponentTransfer result="contour">
          <feFuncA type="table" tableValues="0 0 0 .7 1 1 .7 0" />
        </feComponentTransfer>
        <feFlood />
        <feComposite in2="contour" operator="in" />
      </filter>
    </svg>
  );
}
