import { Component, type ReactNode, StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { type Filter, noFilter } from "../../../analysis/filter";
import { UnexpectedError } from "../../../components/unexpected-error";
import { parseFilter } from "./address";
import { dataId, listId, type ProductListData } from "./listed-product";
import { ProductExplorer } from "./product-explorer";

/** In a transition, so that React yields to the event loop. */
function hydrate(island: HTMLElement, data: ProductListData | undefined): void {
  const entered = watchForm(island);
  if (!data) {
    // The controls would not work.
    createRoot(island).render(<UnexpectedError />);
    return;
  }
  startTransition(() => {
    hydrateRoot(
      island,
      <StrictMode>
        <ErrorBoundary>
          <ProductExplorer data={data} readEntered={() => entered(data)} />
        </ErrorBoundary>
      </StrictMode>,
    );
  });
}

function parse(json: string | null | undefined): ProductListData | undefined {
  try {
    return JSON.parse(json ?? "");
  } catch {
    return undefined;
  }
}

/**
 * Returns what reads the reader's entries before hydration. If hydration fails, because an extension or a translation changed the
 * page, React replaces the form: the entries are those of the old one, and the new one gets its focus.
 */
function watchForm(island: HTMLElement): (data: ProductListData) => Partial<Filter> {
  const form = island.querySelector("form");
  if (!form) return () => ({});
  const nameOf = (target: EventTarget | null) => (target as HTMLInputElement | null)?.name ?? "";
  let focused = form.contains(document.activeElement) ? nameOf(document.activeElement) : "";
  form.addEventListener("focusin", ({ target }) => {
    focused = nameOf(target);
  });
  return (data) => {
    const isReplaced = !form.isConnected && document.activeElement === document.body;
    if (isReplaced && focused) island.querySelector<HTMLElement>(`[name="${focused}"]`)?.focus();
    // The fields have the names of the URL's keys.
    const fields = [...new FormData(form)] as [string, string][];
    const filter = Object.entries(parseFilter(String(new URLSearchParams(fields)), data));
    return Object.fromEntries(filter.filter(([key, value]) => value !== noFilter[key as keyof Filter]));
  };
}

class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <UnexpectedError /> : this.props.children;
  }
}

const island = document.getElementById(listId);
const json = document.getElementById(dataId)?.textContent;
// From here on, the error boundary reports failures.
document.querySelector(".list-note")?.remove();
if (island) hydrate(island, parse(json));
