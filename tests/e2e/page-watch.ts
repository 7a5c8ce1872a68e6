import type { Page } from "@playwright/test";

/** Collects console errors and warnings, uncaught errors and the addresses of all requests. */
export function watch(page: Page) {
  const seen: Record<"complaints" | "requests", string[]> = { complaints: [], requests: [] };
  const documents = new Set<string>();
  page.on("request", (request) => {
    seen.requests.push(request.url());
    if (request.isNavigationRequest()) documents.add(request.url());
  });
  page.on("console", (message) => {
    if (!["error", "warning"].includes(message.type())) return;
    // The browser logs the expected status 404.
    if (documents.has(message.location().url) && message.text().includes("status of 404")) return;
    seen.complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => seen.complaints.push(`${page.url()}: ${error.message}`));
  return seen;
}

/** Images that do not load, also lazy ones. */
export function brokenPictures(page: Page): Promise<string[]> {
  return page.locator("img").evaluateAll(async (all) => {
    const images = all as HTMLImageElement[];
    for (const image of images) image.loading = "eager";
    const loaded = await Promise.allSettled(images.map((image) => image.decode()));
    return images.filter((_, index) => loaded[index]?.status === "rejected").map(({ src }) => src);
  });
}
