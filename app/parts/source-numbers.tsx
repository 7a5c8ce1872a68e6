import { createContext, useContext } from "react";
import { sourceAnchor } from "../urls";
import "./source-numbers.css";

/** The ids of all sources, in the order of their numbers. The document of a page provides them. */
export const SourceIds = createContext<readonly string[]>([]);

/** The numbers of sources, linked to the list of sources of the page; nothing without sources. */
export function SourceNumbers({ sources }: { sources: readonly string[] }) {
  const all = useContext(SourceIds);
  if (sources.length === 0) return null;
  const numbered = sources.map((id) => ({ id, number: all.indexOf(id) + 1 }));
  return (
    <sup className="note">
      {numbered.map(({ id, number }) => (
        <a key={id} href={`#${sourceAnchor(id)}`} aria-label={`Source ${number}`}>
          [{number}]
        </a>
      ))}
    </sup>
  );
}
