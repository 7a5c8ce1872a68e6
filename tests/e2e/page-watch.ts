import type { Page } from "@playwright/test";

/** What a page complains of and what it asks for, from now on. */
export interface Watch {
  /** Console errors and warnings and uncaught errors, each with its page. */
  complaints: string[];
  /** The addresses of all requests. */
  requests: string[];
}

/** What Playwright says where a test lets no page have a worker, and no browser does. */
export const workerBlocked = "Service Worker registration blocked by Playwright";

export function watch(page: Page): Watch {
  const seen: Watch = { complaints: [], requests: [] };
  const documents = new Set<string>();
  page.on("request", (request) => {
    seen.requests.push(request.url());
    if (request.isNavigationRequest()) documents.add(request.url());
  });
  page.on("console", (message) => {
    if (!["error", "warning"].includes(message.type())) return;
    if (message.text() === workerBlocked) return;
    // The browser notes that a not-found page was answered with 404, as it must be.
    if (documents.has(message.location().url) && message.text().includes("status of 404")) return;
    seen.complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => seen.complaints.push(`${page.url()}: ${error.message}`));
  return seen;
}
