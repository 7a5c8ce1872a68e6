import type { Note } from "../analysis/text";
import { href, sourceId, sourcesAnchor } from "../urls";
import { CiteLine } from "./cite-line";
import { KindKey } from "./kind-mark";

export interface CitedSource extends Note {
  publisher: string;
  title: string;
  address: string;
  date: string;
}

interface Props {
  sources: CitedSource[];
  /** The citation's key, unless the page shows the citation itself. */
  cite?: string;
}

/** The end of a page: the legend of its marks, and the public sources it cites. */
export function PageNotes({ sources, cite }: Props) {
  return (
    <aside className="page-notes deferred wide" aria-labelledby="sources-heading">
      <h2 id="sources-heading">Marks and sources on this page</h2>
      <KindKey />
      {sources.length > 0 && (
        <ol>
          {sources.map((source) => (
            <li key={source.id} id={sourceId(source.id)} value={source.number}>
              {source.publisher}, <a href={source.address}>{source.title}</a>
              {source.date && `, ${source.date}`}
            </li>
          ))}
        </ol>
      )}
      <p>
        <a className="target" href={href(sourcesAnchor)}>
          All sources and what they state
        </a>
      </p>
      {cite !== undefined && <CiteLine citation={cite} />}
    </aside>
  );
}
