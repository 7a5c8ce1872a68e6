import { RichText } from "../rich-text";
import { Stills, type StillsProps } from "./stills";
import "../strip.css";
import "./stage.css";

/**
 * The products counted in five ways. Where the screen allows, one way shows at a time: that of the checked radio button. The
 * drawings of the first still travel to its places.
 */
export function Stage(props: StillsProps) {
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
