import { hydrateIsland } from "../../../components/island";
import { type ComparisonData, comparisonDataId, comparisonId } from "./compared-product";
import { Comparison } from "./comparison";

const hydrate = () =>
  hydrateIsland<ComparisonData>(comparisonId, comparisonDataId, (data) => <Comparison data={data} />);

// A prerendered page hydrates on activation, because hydration may change the stored choice.
if ("prerendering" in document && document.prerendering)
  document.addEventListener("prerenderingchange", hydrate, { once: true });
else hydrate();
