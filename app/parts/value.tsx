import { type PropsWithChildren, useContext } from "react";
import { anchors, href, sourceAnchor } from "../urls";
import { isIllustrative, type Kind, type Value } from "../value";
import { IsolatedText } from "./isolated-text";
import { CollectorContext, SourceNumberContext } from "./page-context";
import "./value.css";

/**
 * Renders a value with its marker: a dashed underline if it is illustrative, source numbers if it is sourced.
 */
export function ValueText({ value: { text, format, kind, sources } }: { value: Value }) {
  return (
    <>
      <MarkedText kind={kind}>{format === "text" ? <IsolatedText text={text} /> : text}</MarkedText>
      <SourceNumbers sources={sources} />
    </>
  );
}

/** Renders a value of a product, or the text for values that are not known. */
export function ProductValue({ value, notKnown }: { value: Value | undefined; notKnown: string }) {
  return value ? <ValueText value={value} /> : notKnown;
}

/** Renders text with the marker of its kind. Screen readers and copied text get the word "illustrative". */
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
 * Renders the legend after the first illustrative value, unless the page already explains the dashed underline
 * above it. Belongs at the end of each paragraph and list item, and after each table and description list, that
 * may contain values.
 */
export function LegendIfDue() {
  const collector = useContext(CollectorContext);
  return collector?.legend === "due" && <Legend />;
}

/** Renders the explanation of the dashed underline, with a link to the methodology. */
export function Legend() {
  useMarkLegendDone();
  return (
    <small className="legend caption">
      <a className="tap-target" href={href(anchors.kinds)}>
        <span className="illustrative">Dashed</span>: illustrative, not observed
      </a>
    </small>
  );
}

/** Records that the component explains the dashed underline, so that no legend appears after it. */
export function useMarkLegendDone(): void {
  const collector = useContext(CollectorContext);
  if (collector) collector.legend = "done";
}

/** Renders the numbers of sources, if any, as links to the sources on the page. */
export function SourceNumbers({ sources }: { sources: readonly string[] }) {
  const numbers = useContext(SourceNumberContext);
  const collector = useContext(CollectorContext);
  if (sources.length === 0) return null;
  for (const id of sources) collector?.citedSources.add(id);
  return (
    <sup className="source-numbers">
      {sources.map((id) => (
        <a key={id} href={`#${sourceAnchor(id)}`} aria-label={`Source ${numbers[id]}`}>
          [{numbers[id]}]
        </a>
      ))}
    </sup>
  );
}
