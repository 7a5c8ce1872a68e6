import { Component, type PropsWithChildren } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { ProductList } from "../pages/products/product-list";
import { href, pages } from "../urls";

// The script of the products page. It hydrates the product list, which app/pages/products/products.tsx rendered.

/** Renders a message instead of the list if rendering the list throws. */
class ErrorBoundary extends Component<PropsWithChildren, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert" className="flow">
        <h2>Unexpected Application Error!</h2>
        <p>This part of the page stopped working. The rest of the report is not affected.</p>
        <p>
          <a href={href(pages.products.path)}>Load the product list again</a> or{" "}
          <a href={href(pages.home.path)}>go to the home page</a>.
        </p>
      </div>
    );
  }
}

const list = document.querySelector("#product-list");
const data = document.querySelector("#product-list-data")?.textContent;
if (list && data) {
  // Shows the filters even if the inline script did not run (app/styles/layers.css).
  document.documentElement.classList.add("has-script");
  // Hydrates the form immediately, because the next frame may take long: the fonts arrive at about the same time.
  // The cards have their own boundary. React hydrates them later, and the page still responds meanwhile.
  flushSync(() => {
    hydrateRoot(
      list,
      <ErrorBoundary>
        <ProductList {...JSON.parse(data)} />
      </ErrorBoundary>,
    );
  });
}
