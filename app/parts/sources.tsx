import { useContext } from "react";
import type { Source } from "../report/sources";
import { anchors, sourceAnchor } from "../urls";
import { LinkLine } from "./links";
import { CollectorContext } from "./page-context";
import { RichText } from "./rich-text";
import "./disclosure.css";
import "./sources.css";

/**
 * Renders the sources that a page cites, if any. The statements of each source are collapsed. The list itself is not,
 * because browsers before 2025 do not open a `<details>` when the reader follows a link to an element in it.
 */
export function PageSources({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null;
  return (
    <section className="page-sources flex-wrap container" aria-labelledby="sources-heading">
      <h2 className="label" id="sources-heading">
        Sources on this page
      </h2>
      <LinkLine to={anchors.sources}>All sources and what they state</LinkLine>
      <ol className="source-list">
        {sources.map((source) => (
          <li key={source.id} id={sourceAnchor(source.id)} value={source.number}>
            <SourceTitle source={source} />
            {(source.states || source.caveat) && (
              <details className="source-details disclosure">
                <summary>What it states</summary>
                <SourceNotes source={source} />
              </details>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Renders publisher, title, place and date. A source that is the publisher's own observation has no URL. */
function SourceTitle({ source: { publisher, title, address, dateText, place } }: { source: Source }) {
  return (
    <>
      {publisher}, {address ? <a href={address}>{title}</a> : <cite>{title}</cite>}
      {place && `, ${place}`}
      {dateText && `, ${dateText}`}
    </>
  );
}

/** Returns whether the text of `SourceTitle` ends with a period, as in "M.D.", so that no second one follows. */
function endsWithPeriod({ title, place, dateText }: Source): boolean {
  return (dateText || place || title).endsWith(".");
}

/** Renders all sources with their numbers, and records in the collector that the page lists them. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  const collector = useContext(CollectorContext);
  for (const { id } of sources) collector?.listedSources.add(id);
  return (
    <ol className="source-list">
      {sources.map((source) => (
        <li key={source.id} id={sourceAnchor(source.id)} value={source.number}>
          <p>
            <SourceTitle source={source} />
            {endsWithPeriod(source) ? " " : ". "}
            <b>{source.role === "primary" ? "Primary source" : "Secondary source"}</b>
          </p>
          <SourceNotes source={source} />
        </li>
      ))}
    </ol>
  );
}

/** Renders what the report takes from a source, and what to keep in mind when quoting it. */
function SourceNotes({ source: { states, caveat } }: { source: Source }) {
  return (
    <>
      {states && <RichText as="p" text={states} plain />}
      {caveat && (
        <p>
          Caveat: <RichText text={caveat} plain />
        </p>
      )}
    </>
  );
}
