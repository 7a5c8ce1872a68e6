import { createContext, use, useId } from "react";
import type { Note } from "../analysis/text";
import { sourceId } from "../urls";
import "./citations.css";

/**
 * The anchors of a page's citations, so that its source list, rendered after them, can link back. Citations register while
 * they render, because render order is document order.
 */
export class Citations {
  private readonly anchors = new Map<string, Map<string, string>>();

  /** The anchor of a citation. `citation`: its id, because React may render it twice. */
  register({ id, number }: Note, citation: string): string {
    const known = this.anchors.get(id) ?? new Map<string, string>();
    this.anchors.set(id, known);
    const anchor = known.get(citation) ?? `use-${number}-${known.size + 1}`;
    known.set(citation, anchor);
    return anchor;
  }

  of(id: string): string[] {
    return [...(this.anchors.get(id)?.values() ?? [])];
  }
}

/** Set on the page whose source list links back. */
export const CitationsOfPage = createContext<Citations | undefined>(undefined);

/** Source numbers that link to the source list of the page; nothing without sources. */
export function SourceNumbers({ notes }: { notes: readonly Note[] }) {
  const citations = use(CitationsOfPage);
  const id = useId();
  if (notes.length === 0) return null;
  return (
    <sup className="note">
      {notes.map((note) => (
        <a
          key={note.id}
          id={citations?.register(note, id)}
          href={`#${sourceId(note.id)}`}
          aria-label={`Source ${note.number}`}
        >
          [{note.number}]
        </a>
      ))}
    </sup>
  );
}
