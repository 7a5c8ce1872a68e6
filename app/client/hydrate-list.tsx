import { Component, type PropsWithChildren, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { ProductList } from "../pages/products/product-list";
import { href, pages } from "../urls";

// The script of the page of products: React for the list alone, which products.tsx rendered.

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
if (list && data)
  // In a transition, so that React lets the reader type meanwhile.
  startTransition(() => {
    hydrateRoot(
      list,
      <ErrorBoundary>
        <ProductList {...JSON.parse(data)} />
      </ErrorBoundary>,
    );
  });
