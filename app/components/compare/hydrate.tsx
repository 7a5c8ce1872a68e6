import { hydrateIsland, isPrerendered } from "../island";
import { type ComparisonData, comparisonDataId, comparisonId } from "./compared-product";
import { Comparison } from "./comparison";

const hydrate = () =>
  hydrateIsland<ComparisonData>(comparisonId, comparisonDataId, (data) => <Comparison data={data} />);

// Arriving may add to the choice, and a prerendered page has not been arrived at.
if (isPrerendered()) document.addEventListener("prerenderingchange", hydrate, { once: true });
else hydrate();
