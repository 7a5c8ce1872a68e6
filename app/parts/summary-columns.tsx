import { plainText, type Text } from "../report/text";
import { RichText, RichTexts } from "./rich-text";
import "./summary-columns.css";

/** The executive summary in short columns. */
export function SummaryColumns({
  columns,
}: {
  columns: readonly { title: Text; points: readonly Text[] }[];
}) {
  return (
    <div className="stack summary-columns across apart">
      {columns.map(({ title, points }) => (
        <section key={plainText(title)} className="card inset">
          <RichText as="h3" text={title} plain />
          <ul className="spaced">
            <RichTexts as="li" texts={points} />
          </ul>
        </section>
      ))}
    </div>
  );
}
