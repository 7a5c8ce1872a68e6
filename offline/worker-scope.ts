/** The service worker globals in use: TypeScript's `webworker` types conflict with its `dom` types. */
export interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void>; matchAll(): Promise<unknown[]> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate" | "message", listener: (event: LastingEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: AskingEvent) => void): void;
}

interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface AskingEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
