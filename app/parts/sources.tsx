import { useContext } from "react";
import type { Source } from "../report/sources";
import { anchors, sourceId } from "../urls";
import { LinkLine } from "./links";
import { CollectorContext } from "./page-context";
import { RichText } from "./rich-text";
import "./sources.css";

/** The end of a page: the sources that it cites, if any. In no fold: browsers before 2025 do not open one for a link into it. */
export function PageSources({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null;
  return (
    <section className="page-sources flex-wrap container" aria-labelledby="sources-heading">
      <h2 className="label" id="sources-heading">
        Sources on this page
      </h2>
      <LinkLine to={anchors.sources}>All sources and what they state</LinkLine>
      <ol className="sources">
        {sources.map((source) => (
          <li key={source.id} id={sourceId(source.id)} value={source.number}>
            <SourceTitle source={source} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Publisher, title, date and place. An observation of the owner's own has no address. */
function SourceTitle({ source: { publisher, title, address, when, place } }: { source: Source }) {
  return (
    <>
      {publisher}, {address ? <a href={address}>{title}</a> : <cite>{title}</cite>}
      {place && `, ${place}`}
      {when && `, ${when}`}
    </>
  );
}

/** What SourceTitle ends with; a name may have a period of its own, such as "M.D.". */
const endOf = ({ title, place, when }: Source) => when || place || title;

/** All sources, numbered as the report cites them. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  const collector = useContext(CollectorContext);
  for (const { id } of sources) collector?.listedSources.add(id);
  return (
    <ol className="sources">
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
