import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { root } from "../../scripts/command";
import { findPrograms } from "../../scripts/programs";
import { freePort } from "../local-server";

// Drives Firefox and WebKitGTK as Debian packages them. Both speak W3C WebDriver, whose commands have other names in Firefox
// (Marionette, what geckodriver translates to). Playwright needs builds of its own.

const commands = {
  open: ["POST /url", "WebDriver:Navigate"],
  run: ["POST /execute/sync", "WebDriver:ExecuteScript"],
  resize: ["POST /window/rect", "WebDriver:SetWindowRect"],
  find: ["POST /element", "WebDriver:FindElement"],
  click: ["POST /element/ID/click", "WebDriver:ElementClick"],
  type: ["POST /element/ID/value", "WebDriver:ElementSendKeys"],
  print: ["POST /print", "WebDriver:Print"],
} as const;

type Send = (command: keyof typeof commands, parameters: Record<string, unknown>) => Promise<unknown>;
interface Started {
  send: Send;
  stop: () => Promise<void>;
}

interface OtherBrowser {
  name: string;
  /** Debian's packages. */
  packages: string;
  /** All of them are needed; each has the names that it may have. */
  programs: readonly string[][];
  start: (path: string) => Promise<Started>;
}

export const otherBrowsers: readonly OtherBrowser[] = [
  {
    name: "Firefox",
    packages: "firefox-esr",
    programs: [["firefox-esr", "firefox"]],
    start: startFirefox,
  },
  {
    name: "WebKit",
    packages: "webkit2gtk-driver xvfb",
    programs: [["WebKitWebDriver"], ["Xvfb"]],
    start: startWebKit,
  },
];

export function isInstalled({ programs }: OtherBrowser): boolean {
  return programs.every((names) => findPrograms(...names).length > 0);
}

export type Driven = Awaited<ReturnType<typeof startBrowser>>;

/** Starts a browser, for what the tests ask of it. */
export async function startBrowser({ programs: [names = []], start }: OtherBrowser) {
  const { send, stop } = await start(findPrograms(...names)[0] ?? "");
  const onElement = async (command: "click" | "type", selector: string, parameters = {}) => {
    const found = await send("find", { using: "css selector", value: selector });
    const [id] = Object.values(found as Record<string, string>);
    await send(command, { id, ...parameters });
  };
  return {
    stop,
    open: (url: string) => send("open", { url }),
    resize: (width: number, height: number) => send("resize", { width, height }),
    click: (selector: string) => onElement("click", selector),
    type: (selector: string, text: string) => onElement("type", selector, { text }),
    print: async (settings: object) =>
      Buffer.from((await send("print", { ...settings })) as string, "base64"),
    /** The function runs in the page, so it names nothing outside itself. */
    run: async <Args extends unknown[], Result>(work: (...args: Args) => Result, ...args: Args) =>
      (await send("run", { script: `return (${work})(...arguments)`, args })) as Awaited<Result>,
  };
}

async function startFirefox(path: string): Promise<Started> {
  // Snap's Firefox has its own temporary folder.
  const reports = join(root, "reports");
  mkdirSync(reports, { recursive: true });
  const profile = mkdtempSync(join(reports, "firefox-"));
  const settings = { "marionette.port": 0, "datareporting.policy.dataSubmissionEnabled": false };
  const lines = Object.entries(settings).map(([name, value]) => `user_pref("${name}", ${value});`);
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
  const stop = start(path, ["--headless", "--marionette", "--no-remote", "--profile", profile]);
  const portFile = join(profile, "MarionetteActivePort");
  await until(() => existsSync(portFile) && readFileSync(portFile, "utf8") !== "");
  const socket = connect(Number(readFileSync(portFile, "utf8")), "127.0.0.1");
  const waiting = new Map<number, (error: { message: string } | null, result: unknown) => void>();
  let received = Buffer.alloc(0);
  socket.on("data", (data) => {
    received = Buffer.concat([received, data]);
    // A message is its length, a colon and JSON.
    for (let colon = received.indexOf(":"); colon > 0; colon = received.indexOf(":")) {
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (received.length < end) return;
      const message = JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
      if (Array.isArray(message)) waiting.get(message[1])?.(message[2], message[3]);
    }
  });
  let id = 0;
  const call = (command: string, parameters: unknown) =>
    new Promise<unknown>((resolve, reject) => {
      const text = JSON.stringify([0, ++id, command, parameters]);
      waiting.set(id, (error, result) =>
        error ? reject(new Error(`${command}: ${error.message}`)) : resolve(unwrap(result)),
      );
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  await call("WebDriver:NewSession", {});
  return {
    send: (command, parameters) => call(commands[command][1], parameters),
    stop: async () => {
      socket.destroy();
      await stop();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** WebKitGTK needs a display. */
async function startWebKit(path: string): Promise<Started> {
  const port = await freePort();
  const display = `:${100 + (port % 10_000)}`;
  const stopDisplay = start("Xvfb", [display, "-screen", "0", "1400x1000x24", "-nolisten", "tcp"]);
  await until(() => existsSync(`/tmp/.X11-unix/X${display.slice(1)}`));
  const stopDriver = start(path, [`--port=${port}`], { DISPLAY: display });
  const call = async (method: string, address: string, body?: unknown) => {
    const request = body === undefined ? { method } : { method, body: JSON.stringify(body) };
    const response = await fetch(`http://127.0.0.1:${port}/session${address}`, request);
    const value = unwrap(await response.json());
    if (!response.ok) throw new Error(`${address}: ${JSON.stringify(value)}`);
    return value;
  };
  await until(() => call("GET", "/none").catch(({ message }) => message !== "fetch failed"));
  const { sessionId } = (await call("POST", "", { capabilities: {} })) as { sessionId: string };
  return {
    send: (command, { id, ...parameters }) => {
      const [method = "", address = ""] = commands[command][0].replace("ID", String(id)).split(" ");
      return call(method, `/${sessionId}${address}`, parameters);
    },
    stop: async () => {
      await call("DELETE", `/${sessionId}`);
      await stopDriver();
      await stopDisplay();
    },
  };
}

const unwrap = (result: unknown) => (result as { value?: unknown } | null)?.value ?? result;

/** Returns how to stop the program, and its children with it. */
function start(path: string, args: readonly string[], env = {}): () => Promise<void> {
  const child = spawn(path, args, { stdio: "ignore", detached: true, env: { ...process.env, ...env } });
  const ended = once(child, "close");
  return async () => {
    if (child.pid) process.kill(-child.pid, "SIGTERM");
    await ended;
  };
}

async function until(holds: () => unknown): Promise<void> {
  for (let tries = 0; !(await holds()); tries++) {
    if (tries === 300) throw new Error(`Not so after 30 s: ${holds}`);
    await setTimeout(100);
  }
}
