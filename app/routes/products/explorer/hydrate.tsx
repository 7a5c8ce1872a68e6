import { sortOrders } from "../../../analysis/sort";
import { hydrateIsland } from "../../../components/island";
import { layouts, type View } from "./address";
import { dataId, listId, type ProductListData } from "./listed-product";
import { ProductExplorer } from "./product-explorer";

// Keeps what the reader entered before hydration.
hydrateIsland<ProductListData>(listId, dataId, (data, list) => (
  <ProductExplorer data={data} readEntered={() => readEntered(list)} />
));

function readEntered(list: HTMLElement): Partial<View> {
  const entered = (name: string) =>
    list.querySelector<HTMLSelectElement | HTMLInputElement>(`[name=${name}]:is(select, :checked)`)?.value;
  const text = list.querySelector<HTMLInputElement>("[name=q]")?.value;
  const brand = entered("brand");
  const tier = entered("tier");
  const sort = sortOrders.find((order) => order === entered("sort"));
  const layout = layouts.find((each) => each === entered("view"));
  return {
    ...(text && { text }),
    ...(brand && { brand }),
    ...(tier && { tier }),
    ...(sort && sort !== "list" && { sort }),
    ...(layout && layout !== "cards" && { layout }),
  };
}
