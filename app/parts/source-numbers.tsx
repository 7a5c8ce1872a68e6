import { createContext, useContext } from "react";
import { sourceId } from "../urls";
import "./source-numbers.css";

/** The numbers of all sources by their ids. The document of a page provides them. */
export const NumberOfSource = createContext<Readonly<Record<string, number>>>({});

/** The numbers of sources, linked to the list of sources of the page; nothing without sources. */
export function SourceNumbers({ sources }: { sources: readonly string[] }) {
  const numbers = useContext(NumberOfSource);
  if (sources.length === 0) return null;
  return (
    <sup className="note">
      {sources.map((id) => (
        <a key={id} href={`#${sourceId(id)}`} aria-label={`Source ${numbers[id]}`}>
          [{numbers[id]}]
        </a>
      ))}
    </sup>
  );
}
