import { offline } from "../hosting/policy";

/** The script of offline.htm. It registers the service worker once the page around it has loaded and is idle. */
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
  // Relative to this document, so it works under any base path.
  const rules = { createScriptURL: () => offline.worker.slice(1) };
  const address = trustedTypes?.createPolicy(offline.trustedTypes, rules).createScriptURL("");
  serviceWorker
    ?.register(address ?? rules.createScriptURL())
    // A waiting version takes over if it has waited long enough.
    .then(({ waiting }) => waiting?.postMessage("a page has loaded"))
    .catch(() => {});
}

if (serviceWorker && !connection?.saveData) {
  // Some browsers never report a hidden frame as idle, hence the timeout.
  parent.addEventListener("load", () => requestIdleCallback(register, { timeout: 1000 }), { once: true });
}
