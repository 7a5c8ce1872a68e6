import type { Stage as Data } from "../../edition/stage";
import { Picture } from "../picture";
import { RichText } from "../rich-text";
import { TierBadge } from "../tier-badge";

interface Props {
  stage: Data;
  heading?: "h3" | "h4";
}

/**
 * The products counted in five ways: radio buttons, and a list with a still of each way. Where the screen allows, stage.css shows one
 * way at a time, and the drawings of the first still travel to the places of the chosen one.
 */
export function Stage(props: Props) {
  const { legend, ways } = props.stage;
  return (
    <div className="stage" id="counted">
      <fieldset className="ways">
        <legend className="visually-hidden">{legend}</legend>
        {ways.map(({ title, answer, short }, index) => (
          <label key={title}>
            <input type="radio" name="way" id={`way-${index + 1}`} defaultChecked={index === 0} />
            <span>{title}</span> <RichText as="b" className="way-answer" text={answer} plain />
            <RichText as="b" className="way-short" text={short} plain />
          </label>
        ))}
      </fieldset>
      <Stills {...props} />
    </div>
  );
}

/** The same without a choice: a still and a sentence for each way. The last way has outlines, because what was sold is not known. */
export function Stills({ stage, heading: Heading = "h3" }: Props) {
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
              <div key={label} className="group">
                <p className={`${tier ? "board" : "tray"} tray-${way + 1}-${group + 1}`}>
                  <span className="tag">
                    {tier ? <TierBadge tier={label} color={tier.color} /> : <b>{label}</b>} {tier?.range}{" "}
                    <small>{note}</small>
                  </span>
                </p>
                {drawings.map(({ id, picture }) => (
                  <Picture key={id} className={`drawing-${id}`} picture={picture} />
                ))}
              </div>
            ))}
            <RichText as="p" className="still-text" text={text} />
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
