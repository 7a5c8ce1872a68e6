import type { ReactNode } from "react";
import "./copyable-text.css";

interface Props {
  /** The name of the text, which is part of the button's accessible name. */
  name?: string;
  /** The visible label of the button. */
  label?: string;
  /** The element that contains the text. `pre` preserves line breaks. */
  as?: "div" | "pre";
  children: ReactNode;
}

/**
 * Renders text with a button that copies it (app/client/inline-script.ts). A click on the text selects all of it,
 * even if scripts are disabled.
 */
export function CopyableText({ name, label = "Copy text", as: Tag = "div", children }: Props) {
  return (
    <div className="copyable-text">
      <Tag
        className={Tag === "pre" ? "copyable-text-content copyable-text-code card" : "copyable-text-content"}
      >
        {children}
      </Tag>
      <p className="cluster no-print">
        <button className="copyable-text-button pill pill-outlined needs-script" type="button">
          {label}
          {name && <span className="visually-hidden">: {name}</span>}
        </button>
        <span role="status" />
      </p>
    </div>
  );
}
