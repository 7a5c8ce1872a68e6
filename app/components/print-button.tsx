import "./button.css";

/** Prints the page (app/inline-script.ts). */
export function PrintButton() {
  return (
    <button className="button print-button" type="button">
      Print
    </button>
  );
}
