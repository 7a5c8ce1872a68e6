import "./button.css";

/** Prints the page (app/inline-script.ts). */
export function PrintButton() {
  return (
    <button className="button print-button needs-script" type="button">
      Print
    </button>
  );
}
