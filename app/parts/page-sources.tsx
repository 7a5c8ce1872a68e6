import type { Source } from "../report/sources";
import { anchors, sourceId } from "../urls";
import { LinkLine } from "./links";
import "./page-sources.css";

/** The end of a page: the sources that it cites, if any. In no fold: browsers before 2025 do not open one for a link into it. */
export function PageSources({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null;
  return (
    <section className="page-sources flex-wrap container" aria-labelledby="sources-heading">
      <h2 className="label" id="sources-heading">
        Sources on this page
      </h2>
      <LinkLine to={anchors.sources}>All sources and what they state</LinkLine>
      <ol className="sources source-list">
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
export function SourceTitle({ source: { publisher, title, address, when, place } }: { source: Source }) {
  return (
    <>
      {publisher}, {address ? <a href={address}>{title}</a> : <cite>{title}</cite>}
      {place && `, ${place}`}
      {when && `, ${when}`}
    </>
  );
}
