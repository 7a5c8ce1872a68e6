import { createContext, type PropsWithChildren, useContext } from "react";
import { anchors, href, sourceId } from "../urls";
import { type Value as AnyValue, isObserved, type Kind } from "../value";
import "./value.css";

/** A value with its mark: a dashed line if it is illustrative, source numbers if it is sourced. */
export function Value({ value: { text, unit, kind, sources } }: { value: AnyValue }) {
  return (
    <>
      <Marked kind={kind}>{unit === "text" ? <bdi>{text}</bdi> : text}</Marked>
      <SourceNumbers sources={sources} />
    </>
  );
}

/** Words with the mark of their kind. Screen readers, and whoever copies the value, get the word "illustrative" with it. */
export function Marked({ kind, children }: PropsWithChildren<{ kind: Kind }>) {
  if (isObserved({ kind })) return children;
  return (
    <span className="illustrative">
      {children}
      <span className="visually-hidden"> (illustrative)</span>
    </span>
  );
}

/** What a dashed line means. The document adds it behind the first, on pages that do not have it above (app/document.tsx). */
export function Legend() {
  return (
    <small className="legend caption">
      <a className="tap-target" href={href(anchors.kinds)}>
        <span className="illustrative">Dashed</span>: illustrative, not observed
      </a>
    </small>
  );
}

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
