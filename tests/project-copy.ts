import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { stripVTControlCharacters } from "node:util";
import { root, typescript } from "../scripts/command";

const generated =
  /^(?:node_modules|build|dist|dist\..*|reports|test-results|docs|\.git|\.react-router|.*\.tmp)$/;

/** Copies the project into a folder, without the results of builds and tests. */
export function copyProject(target: string): void {
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(root).filter((entry) => !generated.test(entry))) {
    cpSync(join(root, name), join(target, name), { recursive: true });
  }
  symlinkSync(join(root, "node_modules"), join(target, "node_modules"), "junction");
}

/** Builds the project in a folder. Throws with the output if the script fails. */
export async function buildProject(
  folder: string,
  env: Record<string, string>,
  script = "scripts/build.ts",
): Promise<void> {
  const child = runScript(folder, [script], env);
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  if (code !== 0) throw new Error(`${script} in ${folder} failed:\n${output}${errors}`);
}

/** Starts one of the project's scripts in a folder. */
function runScript(folder: string, args: string[], env: Record<string, string>) {
  return spawn(process.execPath, [...typescript, ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

interface Served {
  address: string;
  stop(): void;
}

/** Serves the built project in a folder, as `npm start` does, on a free port. */
export function serveProject(folder: string, args: string[] = []): Promise<Served> {
  return startServer(folder, ["preview/serve.ts", ...args]);
}

/** Serves the project in a folder as `npm run dev` does, on a free port. */
export function serveDevelopment(folder: string): Promise<Served> {
  const command = ["node_modules/@react-router/dev/bin.js", "dev"];
  return startServer(folder, command, { NODE_ENV: "development", CONTENT_DIR: "" });
}

async function startServer(
  folder: string,
  command: string[],
  env: Record<string, string> = {},
): Promise<Served> {
  const child = runScript(folder, [...command, "--port", "0"], env);
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /http:\S+/.exec(stripVTControlCharacters(line))?.[0];
    if (address) return { address, stop: () => child.kill("SIGTERM") };
  }
  throw new Error(`The server in ${folder} ended before it printed its address.`);
}
