import type { Text } from "../analysis/text";
import { sourceId } from "../urls";
import { RichText } from "./rich-text";

interface Source {
  id: string;
  publisher: string;
  title: string;
  address: string;
  date?: string | undefined;
  role: "primary" | "secondary";
  states: Text;
  caveat?: Text | undefined;
  /** Anchors of the places that cite it, on a page that links back to them. */
  uses?: readonly string[];
}

/** Every public source once, under the number by which the report cites it. */
export function SourceList({ sources }: { sources: Source[] }) {
  return (
    <ol className="source-list">
      {sources.map(({ id, publisher, title, address, date, role, states, caveat, uses }) => (
        <li key={id} id={sourceId(id)}>
          <p>
            {publisher}, <a href={address}>{title}</a>
            {`, ${date ?? "undated"}. `}
            <span className="source-role">{role === "primary" ? "Primary source" : "Secondary source"}</span>
          </p>
          <p>
            <RichText text={states} plain />
          </p>
          {caveat && (
            <p>
              Caveat: <RichText text={caveat} plain />
            </p>
          )}
          {uses && uses.length > 0 && (
            <p className="source-uses">
              {uses.map((use, index) => (
                <a key={use} href={`#${use}`} aria-label={`Back to citation ${index + 1}`}>
                  ↩{uses.length > 1 && index + 1}
                </a>
              ))}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
