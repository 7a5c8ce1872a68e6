import { SourceTitle } from "../../parts/page-sources";
import { RichText } from "../../parts/rich-text";
import type { Source } from "../../report/sources";
import { sourceId } from "../../urls";
import "../../parts/page-sources.css";

/** What SourceTitle ends with; a name may have a period of its own, such as "M.D.". */
const endOf = ({ title, place, when }: Source) => when || place || title;

/** All sources, numbered as the report cites them. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  return (
    <ol className="sources source-list">
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
  );
}
