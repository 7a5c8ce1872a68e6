import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { wakeComparison } from "./components/compare/wake";
import { wakeProductList } from "./components/product-list/wake";

// Only pages that hold state load this entry. In the built site it wakes the product list or the comparison where it stands in the page;
// the rest of the document stays plain HTML and React Router is not shipped. In development the whole page is hydrated.
if (import.meta.env.DEV) {
  const { HydratedRouter } = await import("react-router/dom");
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
} else {
  wakeProductList();
  wakeComparison();
}
