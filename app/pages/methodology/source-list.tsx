import { SourceTitle } from "../../parts/page-sources";
import { RichText } from "../../parts/rich-text";
import type { Source } from "../../report/sources";
import { sourceId } from "../../urls";
import "../../parts/fold.css";
import "../../parts/page-sources.css";

/** All sources, numbered as the report cites them, folded by what they are about. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  const subjects = [...new Set(sources.map(({ about }) => about))];
  return subjects.map((subject) => (
    <SourceFold key={subject} subject={subject} sources={sources.filter(({ about }) => about === subject)} />
  ));
}

/** What SourceTitle ends with; a name may have a period of its own, such as "M.D.". */
const endOf = ({ title, place, when }: Source) => when || place || title;

function SourceFold({ subject, sources }: { subject: string | undefined; sources: readonly Source[] }) {
  return (
    <details className="fold source-fold print-open">
      <summary>
        <h3 className="label flush">{subject ?? "Observations"}</h3>{" "}
        <span className="caption">{sources.length}</span>
      </summary>
      <ol className="sources texts">
        {sources.map((source) => (
          <li key={source.id} id={sourceId(source.id)} value={source.number}>
            <p>
              <SourceTitle source={source} />
              {endOf(source).endsWith(".") ? " " : ". "}
              <b>{source.role === "primary" ? "Primary source" : "Secondary source"}</b>
            </p>
            {source.states && <RichText as="p" text={source.states} plain />}
            {source.caveat && (
              <p>
                Caveat: <RichText text={source.caveat} plain />
              </p>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
