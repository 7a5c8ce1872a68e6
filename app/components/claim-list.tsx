import { citedNotes, type Words } from "../analysis/text";
import { kindWords } from "./kind-mark";
import { NarrowFold } from "./narrow-fold";
import { RichText } from "./rich-text";
import "./claim-list.css";

interface Props {
  claims: Words<"market">["trends"]["cards"];
  bullets?: boolean;
  heading?: "h3" | "h4";
}

/** Claims with their support, as cards or as a bulleted list. */
export function ClaimList({ claims, bullets = false, heading: Heading = "h3" }: Props) {
  return (
    <ul className={`stack apart claims claims-${bullets ? "bullets" : "cards"}`}>
      {claims.map(({ title, text, support }, index) => (
        <li key={`claim-${index}`} className={bullets ? "claim accordion" : "claim card inset accordion"}>
          <RichText as={Heading} text={title} plain />
          <NarrowFold summary="Why, and on what evidence" of={<RichText text={title} plain />}>
            <RichText as="p" text={text} />
            <p className="claim-support">
              <b>
                {kindWords[support.kind]}
                {citedNotes(support).length > 1 && "s"}:
              </b>{" "}
              <RichText text={support.text} />
            </p>
          </NarrowFold>
        </li>
      ))}
    </ul>
  );
}
