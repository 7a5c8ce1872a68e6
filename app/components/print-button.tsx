import { href } from "../urls";
import "./button.css";

/** For the head of a page with a `PrintButton`. */
export const printOnClick =
  'addEventListener("click",({target})=>{if(target.closest(".print-button"))print()})';

/** Leads to the page's PDF; in a build without PDFs it prints the page. */
export function PrintButton({ pdf }: { pdf: string | undefined }) {
  if (pdf) {
    return (
      <a className="button" href={href(pdf)} type="application/pdf">
        Read it as PDF
      </a>
    );
  }
  return (
    <button className="button print-button" type="button">
      Print
    </button>
  );
}
