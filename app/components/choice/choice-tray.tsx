import { useRef } from "react";
import { mostCompared } from "../../analysis/comparison";
import { href, pages } from "../../urls";
import { formatComparison } from "./comparison-address";
import type { Named } from "./use-choice";

/** The products chosen for comparison. Sticky while there are any. */
export function ChoiceTray({ chosen, onEmpty }: { chosen: readonly Named[]; onEmpty: () => void }) {
  const slugs = chosen.map(({ slug }) => slug);
  const tray = useRef<HTMLElement>(null);
  function empty() {
    onEmpty();
    // The focused button disappears.
    tray.current?.focus();
  }
  return (
    <section
      className={chosen.length > 0 ? "tray tray-filled pad row" : "tray pad row"}
      aria-label="Chosen to compare"
      tabIndex={-1}
      ref={tray}
    >
      <p className="tray-text needs-script">
        {chosen.length > 0 ? (
          <>
            <b>
              {chosen.length} of {mostCompared} chosen
            </b>
            <span className="tray-names">{chosen.map(({ name }) => name).join(", ")}</span>
          </>
        ) : (
          `Choose up to ${mostCompared} products to see them side by side.`
        )}
      </p>
      {chosen.length > 0 && (
        <button className="control tool" type="button" onClick={empty}>
          Clear
        </button>
      )}
      <a className="tray-link pill" href={href(pages.compare.path + formatComparison(slugs, false))}>
        {chosen.length > 0 ? "Compare side by side" : "Compare all products"}
      </a>
    </section>
  );
}
