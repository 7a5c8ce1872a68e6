import { Component, type ReactNode, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import type { Filter } from "../../analysis/filter";
import { UnexpectedError } from "../unexpected-error";
import { dataId, listId, type ProductListData } from "./listed-product";
import { ProductExplorer } from "./product-explorer";

/** Makes the product list that stands in the page work. What was entered before this script arrived is kept. */
export function wakeProductList() {
  const list = document.getElementById(listId);
  const data = document.getElementById(dataId)?.textContent;
  if (!list || !data) return;
  hydrateRoot(
    list,
    <StrictMode>
      <Safe>
        <ProductExplorer data={JSON.parse(data) as ProductListData} typed={readEntered(list)} />
      </Safe>
    </StrictMode>,
  );
}

function readEntered(list: HTMLElement): Partial<Filter> {
  const entered = (name: string) =>
    list.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`)?.value;
  const [text, brand, tier] = [entered("q"), entered("brand"), entered("tier")];
  return { ...(text && { text }), ...(brand && { brand }), ...(tier && { tier }) };
}

/** Shows a message with a way back in place of a list that could not be rendered. */
class Safe extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <UnexpectedError /> : this.props.children;
  }
}
