import { methodologyContents, methodologySections } from "../../../components/methodology";
import { RichText } from "../../../components/rich-text";
import type { WholeReport } from "../compose-report";
import { Chapter, Figures, Part } from "./part";

export function Methodology({ methodology, figures }: Pick<WholeReport, "methodology" | "figures">) {
  const { title, lead } = methodology;
  const contents = methodologyContents(
    methodology,
    "h4",
    <Figures of="methodology-kinds" figures={figures} />,
  );
  return (
    <Part id="methodology" title={<RichText text={title} plain />} lead={lead}>
      {methodologySections.map((id) => (
        <Chapter key={id} id={`methodology-${id}`} words={methodology[id]}>
          {contents[id]}
        </Chapter>
      ))}
    </Part>
  );
}
