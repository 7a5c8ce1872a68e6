import { methodologyContents, methodologySections } from "../../../components/methodology";
import { RichText } from "../../../components/rich-text";
import type { WholeReport } from "../compose-report";
import { Chapter, Figures, OnlyChapter, Part } from "./part";

type Props = Pick<WholeReport, "methodology" | "figures">;

/** The limitations are a part of their own. */
export const methodologyChapters = methodologySections.filter((id) => id !== "limitations");

export function Methodology({ methodology, figures }: Props) {
  const { title, lead } = methodology;
  const contents = methodologyContents(
    methodology,
    "h4",
    <Figures of="methodology-kinds" figures={figures} />,
  );
  return (
    <>
      <Part id="methodology" title={<RichText text={title} plain />} lead={lead}>
        {methodologyChapters.map((id) => (
          <Chapter key={id} id={`methodology-${id}`} words={methodology[id]}>
            {contents[id]}
          </Chapter>
        ))}
      </Part>
      <Part id="limitations" title={methodology.limitations.kicker}>
        <OnlyChapter part="limitations" heading={methodology.limitations.heading}>
          {contents.limitations}
        </OnlyChapter>
      </Part>
    </>
  );
}
