import { offline } from "../hosting/offline";

// The script of offline.htm, for the page around it: pages have no script of their own.

/** The list and its products. Not imported from app/urls.ts, which would bring every URL of the site. */
const withPictures = "/products";

/** The back/forward cache would keep the phone's menu open. */
parent.onpagehide = () => parent.document.querySelector<HTMLElement>(":popover-open")?.hidePopover();

/**
 * The pages of products opt in to view transitions. To any other page, Chromium would capture them in vain, which delays that
 * page, and log an error.
 */
parent.onpageswap = ({ activation, viewTransition }) => {
  if (!activation?.entry?.url?.includes(withPictures)) viewTransition?.skipTransition();
};

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

/** Registers the service worker. */
function register(): void {
  // Relative to this document, so it works under any base path.
  const createScriptURL = () => offline.worker.slice(1);
  const policy = trustedTypes?.createPolicy(offline.trustedTypes, { createScriptURL });
  serviceWorker
    ?.register(policy?.createScriptURL("") ?? createScriptURL())
    // A waiting version takes over if it has waited long enough.
    .then(({ waiting }) => waiting?.postMessage("a page has loaded"))
    .catch(() => {});
}

if (serviceWorker && !connection?.saveData) {
  // Once the page is idle. Some browsers never report a hidden frame as idle, hence the timeout.
  parent.onload = () => requestIdleCallback(register, { timeout: 1000 });
}
