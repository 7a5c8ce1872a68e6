import type { Words } from "../analysis/text";
import { RichTexts } from "./rich-text";
import { TitledSection } from "./titled-section";
import "./stance.css";

/** What to believe, to doubt and to do, in short columns. */
export function Stance({ heading, columns }: NonNullable<Words<"home">["stance"]>) {
  return (
    <TitledSection className="stance" id="stance" look="kicker" title={heading}>
      <div className="columns">
        {columns.map(({ title, points }) => (
          <section key={title} className="card inset">
            <h3>{title}</h3>
            <ul>
              <RichTexts as="li" texts={points} />
            </ul>
          </section>
        ))}
      </div>
    </TitledSection>
  );
}
