import { hunchLetter } from "../../../analysis/hunch";
import { type Hunch, HunchEvidence, HunchTerm } from "../../../components/hunch-terms";
import { NarrowFold } from "../../../components/narrow-fold";
import { RichText } from "../../../components/rich-text";
import "../../../components/strip.css";
import "./hunch-list.css";

/** The anchor of a hunch, from 0. */
export const hunchId = (index: number) => `hunch-${hunchLetter(index).toLowerCase()}`;

/** Hunches as slips: what is known stands on the slip, the tests on the part to tear off. On a phone that part is folded. */
export function HunchList({ hunches, heading: Heading }: { hunches: Hunch[]; heading: "h3" | "h4" }) {
  return (
    <ol className="hunches stack apart">
      {hunches.map(({ title, counted, hunch, known, online, shops, killed }, index) => (
        <li key={`hunch-${index}`} className="hunch card" id={hunchId(index)}>
          <div className="hunch-slip">
            <b className="hunch-letter panel">
              <span>{hunchLetter(index)}</span>
            </b>
            <div className="row">
              <RichText as={Heading} text={title} plain />
              <RichText as="p" className="caption" text={counted} />
            </div>
            <RichText as="p" text={hunch} />
            <dl>
              <HunchEvidence known={known} />
            </dl>
          </div>
          <div className="hunch-stub">
            <NarrowFold summary="How to test it, and what kills it" of={<RichText text={title} plain />}>
              <dl>
                <HunchTerm term="online" text={online} />
                <HunchTerm term="shops" text={shops} />
                <HunchTerm term="killed" text={killed} />
              </dl>
            </NarrowFold>
          </div>
        </li>
      ))}
    </ol>
  );
}
