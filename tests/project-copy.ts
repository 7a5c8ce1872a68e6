import { execFile, spawn } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify, stripVTControlCharacters } from "node:util";
import { root, typescript } from "../scripts/command";

const generated =
  /^(?:node_modules|build|dist|dist\..*|reports|test-results|docs|\.git|\.react-router|.*\.tmp)$/;

/** Copies the project without results of builds and tests. */
export function copyProject(target: string): void {
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(root).filter((entry) => !generated.test(entry))) {
    cpSync(join(root, name), join(target, name), { recursive: true });
  }
  symlinkSync(join(root, "node_modules"), join(target, "node_modules"), "junction");
}

/** Throws with the errors if the script fails. */
export async function buildProject(folder: string, env: Record<string, string>, script = "scripts/build.ts") {
  const options = { cwd: folder, env: { ...process.env, ...env } };
  await promisify(execFile)(process.execPath, [...typescript, script], options);
}

/** Serves a built project as `npm start` does, on a free port. */
export function serveProject(folder: string, args: string[] = []) {
  return startServer(folder, ["preview/serve.ts", ...args]);
}

/** Serves a project as `npm run dev` does, on a free port. */
export function serveDevelopment(folder: string, content: string) {
  const command = ["node_modules/@react-router/dev/bin.js", "dev"];
  return startServer(folder, command, { NODE_ENV: "development", CONTENT_DIR: content });
}

async function startServer(folder: string, command: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [...typescript, ...command, "--port", "0"], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /http:\S+/.exec(stripVTControlCharacters(line))?.[0];
    if (address) return { address, stop: () => child.kill("SIGTERM") };
  }
  throw new Error(`The server in ${folder} ended before it printed its address.`);
}
