/** The script of the 404 pages, besides that of all pages. */

import { pages } from "../urls";

addEventListener("DOMContentLoaded", () => {
  if (location.pathname.endsWith("/")) openWithoutSlash();
  showUnknownProduct();
});

/** Some hosts have no redirect from /products/ to /products. */
async function openWithoutSlash(): Promise<void> {
  const page = new URL(location.href);
  page.pathname = page.pathname.slice(0, -1);
  const answer = await fetch(page, { method: "HEAD" }).catch(() => undefined);
  if (answer?.status === 200 && !answer.redirected) location.replace(page);
}

/** Some hosts have one 404 page for all addresses, also of unknown products. */
function showUnknownProduct(): void {
  const unknown = document.querySelector<HTMLElement>(".unknown-product");
  const slug = location.pathname.split(`${pages.products.path}/`)[1];
  if (!unknown || !slug) return;
  const [heading = "", own = ""] = [...document.querySelectorAll("h1")].map(({ textContent }) => textContent);
  document.title = document.title.replace(heading, own);
  unknown.previousElementSibling?.remove();
  unknown.hidden = false;
}
