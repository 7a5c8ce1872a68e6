import { Picture } from "../../../components/picture";
import { RichText } from "../../../components/rich-text";
import { anchorIn, headingsIn, type InPart } from "../../../components/section";
import { TierBadge } from "../../../components/tier-badge";
import type { ComposedStage } from "../compose-stage";
import "../../../components/strip.css";
import "./stage.css";

interface Props extends InPart {
  stage: ComposedStage;
}

/**
 * The products counted in five ways. On the page one way shows at a time, where the screen allows: that of the checked radio button.
 * The drawings of the first still travel to its positions. The whole report has the stills alone.
 */
export function Stage({ stage, part }: Props) {
  return (
    <div className={part ? "counted" : "counted stage"} id={anchorIn("counted", part)}>
      {!part && <Ways {...stage} />}
      <Stills {...stage} part={part} />
    </div>
  );
}

function Ways({ legend, ways }: ComposedStage) {
  return (
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
  );
}

/** A still and a sentence for each way to count. The last way has outlines, because what was sold is not known. */
function Stills({ ways, part }: ComposedStage & InPart) {
  const [, Heading] = headingsIn(part);
  return (
    <>
      <Outline />
      <ol className="stills">
        {ways.map(({ title, text, groups }, way) => (
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
        <feFlood floodColor="currentColor" floodOpacity=".6" />
        <feComposite in2="contour" operator="in" />
      </filter>
    </svg>
  );
}
