import type { Words } from "../analysis/text";
import { RichText } from "./rich-text";
import "./stance.css";

/** What to believe, to doubt and to do, in short columns. */
export function Stance({ heading, columns }: NonNullable<Words<"home">["stance"]>) {
  return (
    <section className="stance" aria-labelledby="stance-heading">
      <h2 className="kicker" id="stance-heading">
        {heading}
      </h2>
      <div className="columns">
        {columns.map(({ title, points }) => (
          <section key={title} className="card inset">
            <h3>{title}</h3>
            <ul>
              {points.map((point, index) => (
                <RichText key={`${title}-${index}`} as="li" text={point} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
