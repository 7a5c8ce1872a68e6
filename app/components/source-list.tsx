import { Fragment, use } from "react";
import type { listSources } from "../edition/sources";
import { sourceId } from "../urls";
import { CitationsOfPage } from "./citations";
import { RichText } from "./rich-text";
import "./source-list.css";

/** All public sources by what they are about, numbered as the report cites them. */
export function SourceList({ groups }: { groups: ReturnType<typeof listSources> }) {
  const citations = use(CitationsOfPage);
  return groups.map(({ value, members }) => (
    <Fragment key={value}>
      <h3 className="label">{value}</h3>
      <ol className="source-list" start={members[0]?.number}>
        {members.map(({ id, publisher, title, address, date, role, states, caveat }) => (
          <li key={id} id={sourceId(id)}>
            <p>
              {publisher}, {address ? <a href={address}>{title}</a> : <cite>{title}</cite>}
              {`, ${date ?? "undated"}. `}
              <b>{role === "primary" ? "Primary source" : "Secondary source"}</b>
            </p>
            <p>
              <RichText text={states} plain />
              {caveat && (
                <>
                  <br />
                  Caveat: <RichText text={caveat} plain />
                </>
              )}
              <BackLinks anchors={citations?.of(id) ?? []} />
            </p>
          </li>
        ))}
      </ol>
    </Fragment>
  ));
}

function BackLinks({ anchors }: { anchors: readonly string[] }) {
  return anchors.map((anchor, index) => (
    <a
      key={anchor}
      className="target source-use"
      href={`#${anchor}`}
      aria-label={`Back to citation ${index + 1}`}
    >
      ↩{anchors.length > 1 && index + 1}
    </a>
  ));
}
