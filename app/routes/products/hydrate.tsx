import { Component, type PropsWithChildren, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { UnexpectedError } from "../../components/unexpected-error";
import { ProductList } from "./product-list";

/**
 * The script of the page of products: React for the list alone. With React Router's own hydration of the whole page, the list was
 * ready a quarter later on a slow network.
 */
class ErrorBoundary extends Component<PropsWithChildren, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <UnexpectedError /> : this.props.children;
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
