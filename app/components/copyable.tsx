import type { ReactNode } from "react";
import "./code-block.css";
import "./copyable.css";

/** For the head of a page with a `Copyable`. Where there is no clipboard, as without TLS, it selects the text. */
export const copyOnClick =
  'addEventListener("click",async({target})=>{const button=target.closest(".copy");if(!button)return;' +
  'const said=button.parentNode.lastChild,text=button.closest(".copyable").querySelector(".copy-text");' +
  'let done="Copied";try{await navigator.clipboard.writeText(text.innerText)}' +
  'catch{getSelection().selectAllChildren(text);done="Selected, ready to copy"}' +
  'said.textContent=done;setTimeout(()=>{said.textContent=""},4e3)})';

interface Props {
  /** What the button copies, for screen readers. */
  name: string;
  /** Code keeps its lines. */
  as?: "div" | "pre";
  /** Links after the button. */
  more?: ReactNode;
  children: ReactNode;
}

/** A text with a button that copies it. A click on the text selects all of it, also without script. */
export function Copyable({ name, as: Element = "div", more, children }: Props) {
  return (
    <div className="copyable">
      <Element className={Element === "pre" ? "copy-text code-block" : "copy-text"}>{children}</Element>
      <p className="row no-print">
        <button className="copy pill" type="button">
          Copy text<span className="visually-hidden">: {name}</span>
        </button>
        {more}
        <span role="status" />
      </p>
    </div>
  );
}
