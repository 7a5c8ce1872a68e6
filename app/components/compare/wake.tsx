import { wakeIsland } from "../island";
import { type ComparisonData, comparisonDataId, comparisonId } from "./compared-product";
import { Comparison } from "./comparison";

/** Makes the comparison that stands in the page work. */
export function wakeComparison() {
  const wake = () =>
    wakeIsland<ComparisonData>(comparisonId, comparisonDataId, (data) => <Comparison data={data} />);
  // A prerendered page (speculation rules) waits for the click, because opening the page may change the choice.
  if ("prerendering" in document && document.prerendering)
    document.addEventListener("prerenderingchange", wake, { once: true });
  else wake();
}
