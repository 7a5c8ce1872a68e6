import type { ReactNode } from "react";
import "./copyable-text.css";

interface Props {
  /** What the button copies, for screen readers. */
  name?: string;
  /** The words of the button. */
  label?: string;
  /** Code keeps its lines. */
  as?: "div" | "pre";
  children: ReactNode;
}

/** A text with a button that copies it (app/client/inline-script.ts). A click on the text selects all of it, also without script. */
export function CopyableText({ name, label = "Copy text", as: Element = "div", children }: Props) {
  return (
    <div className="copyable">
      <Element className={Element === "pre" ? "copy-text code-block card" : "copy-text"}>{children}</Element>
      <p className="cluster no-print">
        <button className="copy pill outlined needs-script" type="button">
          {label}
          {name && <span className="visually-hidden">: {name}</span>}
        </button>
        <span role="status" />
      </p>
    </div>
  );
}
