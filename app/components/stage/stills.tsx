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
        {stage.ways.map(({ title, answer, text, groups }, way) => (
          <li key={title} className={`still still-${way + 1}`}>
            <Heading className="label">
              {title}: <RichText text={answer} plain />
            </Heading>
            {groups.map(({ label, note, tier, drawings }, group) => (
              <div key={label} className="still-group">
                <p className={`${tier ? "board" : "tray"} tray-${way + 1}-${group + 1}`}>
                  <span className="tag">
                    {tier ? <TierBadge tier={label} color={tier.color} /> : <b>{label}</b>}
                    <span>
                      {" "}
                      {tier && <b>{tier.range}</b>} <small>{note}</small>
                    </span>
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

/** The filter that leaves the contour of a drawing, without the drawing's soft shadow. */
function Outline() {
  return (
    <svg className="visually-hidden" aria-hidden="true">
      <filter id="outline">
        <feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 4 -2.5" />
        <feGaussianBlur stdDeviation="1" />
        <feComponentTransfer result="contour">
          <feFuncA type="table" tableValues="0 .5 1 1 .5 0" />
        </feComponentTransfer>
        <feFlood />
        <feComposite in2="contour" operator="in" />
      </filter>
    </svg>
  );
}
