import type { Page } from "@playwright/test";

/** Errors and requests of a page, from now on. */
export interface Watch {
  /** Console errors and warnings and uncaught errors, each with its page. */
  complaints: string[];
  /** The addresses of all requests. */
  requests: string[];
}

export function watch(page: Page): Watch {
  const seen: Watch = { complaints: [], requests: [] };
  const documents = new Set<string>();
  page.on("request", (request) => {
    seen.requests.push(request.url());
    if (request.isNavigationRequest()) documents.add(request.url());
  });
  page.on("console", (message) => {
    if (!["error", "warning"].includes(message.type())) return;
    // Playwright logs this where a test blocks service workers.
    if (message.text() === "Service Worker registration blocked by Playwright") return;
    // The browser logs the expected status 404 of a 404 page.
    if (documents.has(message.location().url) && message.text().includes("status of 404")) return;
    seen.complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => seen.complaints.push(`${page.url()}: ${error.message}`));
  return seen;
}
