// The inline script of the 404 pages, in addition to the one of all pages.

import { href, pages } from "../urls";

addEventListener("DOMContentLoaded", () => {
  if (location.pathname.endsWith("/")) openWithoutSlash();
  showUnknownProduct();
});

/**
 * Opens the page at the path without the trailing slash, if there is one. Some hosts do not redirect /products/
 * to /products.
 */
async function openWithoutSlash(): Promise<void> {
  const url = new URL(location.href);
  url.pathname = url.pathname.slice(0, -1);
  const response = await fetch(url, { method: "HEAD" }).catch(() => undefined);
  // A redirect could lead back to this page, in an endless loop.
  if (response?.status === 200 && !response.redirected) location.replace(url);
}

/** Shows the message for unknown products below /products/. Some hosts have one 404 page for all paths. */
function showUnknownProduct(): void {
  const productMessage = document.querySelector<HTMLElement>(".not-found-product");
  // The base path may contain "/products/", too.
  const folder = href(`${pages.products.path}/`);
  const isProductPath = location.pathname.startsWith(folder) && location.pathname !== folder;
  if (!productMessage || !isProductPath) return;
  const headings = [...document.querySelectorAll("h1")].map(({ textContent }) => textContent);
  const [pageHeading = "", productHeading = ""] = headings;
  document.title = document.title.replace(pageHeading, productHeading);
  productMessage.previousElementSibling?.remove();
  productMessage.hidden = false;
}
