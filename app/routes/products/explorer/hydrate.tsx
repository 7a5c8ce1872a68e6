import { hydrateIsland } from "../../../components/island";
import { parseView, plainView, type View } from "./address";
import { dataId, listId, type ProductListData } from "./listed-product";
import { ProductExplorer } from "./product-explorer";

// Keeps what the reader entered before hydration.
hydrateIsland<ProductListData>(listId, dataId, (data, list) => (
  <ProductExplorer data={data} readEntered={() => readEntered(list, data)} />
));

/** The fields have the names of the URL's keys. */
function readEntered(list: HTMLElement, data: ProductListData): Partial<View> {
  const form = list.querySelector("form");
  if (!form) return {};
  const fields = [...new FormData(form)] as [string, string][];
  const view = Object.entries(parseView(String(new URLSearchParams(fields)), data));
  return Object.fromEntries(view.filter(([key, value]) => value !== plainView[key as keyof View]));
}
