import { offline } from "../hosting/policy";

/**
 * The one script of the document in the hidden frame (scripts/build/offline-files.ts). It waits until the page around
 * it has loaded and the browser has nothing better to do, and then asks for the worker. Where that is not to be had,
 * nothing happens: every page is complete without it.
 */
interface Capable {
  serviceWorker?: ServiceWorkerContainer;
  connection?: { saveData?: boolean };
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(): string },
    ): { createScriptURL(text: string): string };
  };
  requestIdleCallback?: (callback: () => void, options: { timeout: number }) => void;
}

const { serviceWorker, connection } = navigator as Capable;
const { trustedTypes, requestIdleCallback = (run) => setTimeout(run, 1000) } = window as unknown as Capable;

function register(): void {
  // Relative to this document, so it holds under whatever path the site lies.
  const rules = { createScriptURL: () => offline.worker.slice(1) };
  const address = trustedTypes?.createPolicy(offline.trustedTypes, rules).createScriptURL("");
  serviceWorker
    ?.register(address ?? rules.createScriptURL())
    // A version that waits for all pages to be closed looks how long it has waited.
    .then(({ waiting }) => waiting?.postMessage("a page has loaded"))
    .catch(() => {});
}

if (serviceWorker && !connection?.saveData) {
  // Some browsers are never idle in a frame that shows nothing, so it waits this many milliseconds at most.
  parent.addEventListener("load", () => requestIdleCallback(register, { timeout: 1000 }), { once: true });
}
