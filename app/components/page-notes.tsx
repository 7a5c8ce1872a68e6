import { formatCounted } from "../analysis/format";
import { sourceForms } from "../analysis/plural";
import type { citedSources } from "../edition/sources";
import { citeAnchor, sourceId, sourcesAnchor } from "../urls";
import { LinkLine } from "./link-line";
import { NarrowFold } from "./narrow-fold";
import "./page-notes.css";

/**
 * The end of a page: the public sources that it cites, if any, and how to cite it.
 *
 * @param cite the citation's key, unless the page shows the citation itself
 */
export function PageNotes({ sources, cite }: { sources: ReturnType<typeof citedSources>; cite?: string }) {
  const citation = cite !== undefined && <LinkLine to={citeAnchor(cite)}>Cite this page</LinkLine>;
  if (sources.length === 0) return citation && <div className="wide">{citation}</div>;
  return (
    <section className="page-notes wide" aria-labelledby="sources-heading">
      <h2 className="label" id="sources-heading">
        Sources on this page
      </h2>
      <NarrowFold summary={formatCounted(sources.length, sourceForms)} of="what this page cites">
        <ol className="texts">
          {sources.map((source) => (
            <li key={source.id} id={sourceId(source.id)} value={source.number}>
              {source.publisher},{" "}
              {source.address ? <a href={source.address}>{source.title}</a> : <cite>{source.title}</cite>}
              {source.date && `, ${source.date}`}
            </li>
          ))}
        </ol>
      </NarrowFold>
      <LinkLine to={sourcesAnchor}>All sources and what they state</LinkLine>
      {citation}
    </section>
  );
}
