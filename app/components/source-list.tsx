import { use } from "react";
import type { listSources } from "../edition/sources";
import { sourceId } from "../urls";
import { CitationsOfPage } from "./citations";
import { RichText } from "./rich-text";
import "./source-list.css";

/** All public sources, numbered as the report cites them. */
export function SourceList({ sources }: { sources: ReturnType<typeof listSources> }) {
  const citations = use(CitationsOfPage);
  return (
    <ol className="source-list">
      {sources.map(({ id, publisher, title, address, date, role, states, caveat }) => (
        <li key={id} id={sourceId(id)}>
          <p>
            {publisher}, {address ? <a href={address}>{title}</a> : <cite>{title}</cite>}
            {`, ${date ?? "undated"}. `}
            <b>{role === "primary" ? "Primary source" : "Secondary source"}</b>
          </p>
          <RichText as="p" text={states} plain />
          {caveat && (
            <p>
              Caveat: <RichText text={caveat} plain />
            </p>
          )}
          <BackLinks anchors={citations?.of(id) ?? []} />
        </li>
      ))}
    </ol>
  );
}

function BackLinks({ anchors }: { anchors: readonly string[] }) {
  if (anchors.length === 0) return null;
  return (
    <p className="source-uses wrap">
      {anchors.map((anchor, index) => (
        <a key={anchor} className="target" href={`#${anchor}`} aria-label={`Back to citation ${index + 1}`}>
          ↩
        </a>
      ))}
    </p>
  );
}
