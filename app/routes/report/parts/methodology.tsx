import { methodologyContents, methodologySections } from "../../../components/methodology";
import { RichText } from "../../../components/rich-text";
import type { WholeReport } from "../compose-report";
import { Chapter, Figures, Part } from "./part";

type Props = Pick<WholeReport, "methodology" | "figures">;

export function Methodology({ methodology, figures }: Props) {
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
