import { isRenderedAhead, wakeIsland } from "../island";
import { type ComparisonData, comparisonDataId, comparisonId } from "./compared-product";
import { Comparison } from "./comparison";

/** Makes the comparison that stands in the page work. */
export function wakeComparison() {
  const wake = () =>
    wakeIsland<ComparisonData>(comparisonId, comparisonDataId, (data) => <Comparison data={data} />);
  // Arriving may add to the choice, and a page rendered ahead of a click has not been arrived at.
  if (isRenderedAhead()) document.addEventListener("prerenderingchange", wake, { once: true });
  else wake();
}
