import type { Note } from "../analysis/text";
import { href, sourceAnchor } from "../pages";
import { KindKey } from "./kind-mark";

export interface CitedSource extends Note {
  publisher: string;
  title: string;
  address: string;
  date: string;
}

/** The end of a page: what its marks mean, and the public sources it cites, each linked to the source itself. */
export function PageNotes({ sources }: { sources: CitedSource[] }) {
  return (
    <aside className="page-notes wide" aria-labelledby="sources-heading">
      <h2 id="sources-heading">Marks and sources on this page</h2>
      <KindKey />
      {sources.length > 0 && (
        <ol>
          {sources.map((source) => (
            <li key={source.id} value={source.number}>
              {source.publisher}, <a href={source.address}>{source.title}</a>
              {source.date && `, ${source.date}`} (<a href={href(sourceAnchor(source.id))}>what it states</a>)
            </li>
          ))}
        </ol>
      )}
    </aside>
  );
}
