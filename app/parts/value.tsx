import { type PropsWithChildren, useContext } from "react";
import { anchors, href, sourceId } from "../urls";
import { isIllustrative, type Kind, type Value } from "../value";
import { CollectorContext, SourceNumberContext } from "./page-context";
import "./value.css";

/** A value with its mark: a dashed line if it is illustrative, source numbers if it is sourced. */
export function ValueText({ value: { text, format, kind, sources } }: { value: Value }) {
  return (
    <>
      <MarkedText kind={kind}>{format === "text" ? <bdi>{text}</bdi> : text}</MarkedText>
      <SourceNumbers sources={sources} />
    </>
  );
}

/** Words with the mark of their kind. Screen readers, and whoever copies the value, get the word "illustrative" with it. */
export function MarkedText({ kind, children }: PropsWithChildren<{ kind: Kind }>) {
  const collector = useContext(CollectorContext);
  if (!isIllustrative({ kind })) return children;
  if (collector?.legend === "not needed") collector.legend = "due";
  return (
    <span className="illustrative">
      {children}
      <span className="visually-hidden"> (illustrative)</span>
    </span>
  );
}

/**
 * Renders the legend if the page needs it and does not have it yet. Belongs at the end of each paragraph and list item, and
 * after each table and description list, that may contain values: readers find it next to the first dashed value.
 */
export function LegendIfDue() {
  const collector = useContext(CollectorContext);
  return collector?.legend === "due" && <Legend />;
}

/** Explains the dashed underline of illustrative values. */
export function Legend() {
  useLegendDone();
  return (
    <small className="legend caption">
      <a className="tap-target" href={href(anchors.kinds)}>
        <span className="illustrative">Dashed</span>: illustrative, not observed
      </a>
    </small>
  );
}

/** Records that a component explains the dashed underline, so that the page needs no legend below it. */
export function useLegendDone(): void {
  const collector = useContext(CollectorContext);
  if (collector) collector.legend = "done";
}

/** The numbers of sources, linked to the page's list of sources. Renders nothing without sources. */
export function SourceNumbers({ sources }: { sources: readonly string[] }) {
  const numbers = useContext(SourceNumberContext);
  const collector = useContext(CollectorContext);
  if (sources.length === 0) return null;
  for (const id of sources) collector?.citedSources.add(id);
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
