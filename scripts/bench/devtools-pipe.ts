import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";

/** An answer or an event of the browser. */
export interface Message {
  id?: number;
  method?: string;
  params?: Record<string, unknown>;
  result?: Record<string, unknown>;
  error?: { message: string };
  sessionId?: string;
}

/** A browser that is spoken to without Playwright, in the DevTools protocol. */
export interface PipedBrowser {
  send(
    method: string,
    params?: Record<string, unknown>,
    sessionId?: string,
  ): Promise<Record<string, unknown>>;
  /** Called with every event of the browser. */
  onEvent(listener: (message: Message) => void): void;
  close(): Promise<void>;
}

/**
 * Starts a browser and speaks to it over a pipe. Playwright attaches to pages, and to a page under such a tool the
 * browser renders no other page ahead (PrerenderingDisabledByDevTools); attached to the tab, as DevTools itself is,
 * it does.
 */
export function launchPiped(executablePath: string): PipedBrowser {
  const profile = mkdtempSync(join(tmpdir(), "bench-profile-"));
  const args = [
    "--headless",
    "--window-size=1280,900",
    "--remote-debugging-pipe",
    "--no-first-run",
    "--disable-background-networking",
    `--user-data-dir=${profile}`,
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  ];
  const child = spawn(executablePath, args, { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
  const input = child.stdio[3] as Writable;
  const listeners: ((message: Message) => void)[] = [];
  const waiting = new Map<number, (message: Message) => void>();
  // The browser closes its end when it goes.
  input.on("error", () => {});
  readMessages(child.stdio[4] as Readable, (message) => {
    if (message.id === undefined) for (const listener of listeners) listener(message);
    else waiting.get(message.id)?.(message);
  });
  let lastId = 0;
  const send: PipedBrowser["send"] = (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      const id = lastId;
      waiting.set(id, ({ error, result = {} }) => {
        waiting.delete(id);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result);
      });
      input.write(`${JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) })}\0`);
    });
  return {
    send,
    onEvent: (listener) => listeners.push(listener),
    close: async () => {
      await end(child, () => void send("Browser.close").catch(() => {}));
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

/** Messages come with a zero byte between them, cut anywhere. */
function readMessages(output: Readable, take: (message: Message) => void): void {
  let rest = "";
  output.setEncoding("utf8").on("data", (chunk: string) => {
    const parts = (rest + chunk).split("\0");
    rest = parts.pop() ?? "";
    for (const part of parts) take(JSON.parse(part) as Message);
  });
}

/** A browser that is told to go takes its helpers along; a killed one leaves them writing into its profile. */
function end(child: ChildProcess, askToGo: () => void): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const kill = setTimeout(() => child.kill("SIGKILL"), 5000);
    child.once("close", () => {
      clearTimeout(kill);
      resolve();
    });
    askToGo();
  });
}
