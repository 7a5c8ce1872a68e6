/**
 * The parts of `ServiceWorkerGlobalScope` in use, under the platform's names. TypeScript has them in `webworker`, which conflicts
 * with `dom`.
 */
export interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void>; matchAll(): Promise<unknown[]> };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: "install" | "activate" | "message",
    listener: (event: ExtendableEvent) => void,
  ): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
}

interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
