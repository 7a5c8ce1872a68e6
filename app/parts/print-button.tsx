import "./button.css";

/** Prints the page (app/client/inline-script.ts). */
export function PrintButton() {
  return (
    <button className="button print-button needs-script" type="button">
      Print
    </button>
  );
}
