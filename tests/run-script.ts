import { spawn } from "node:child_process";
import { once } from "node:events";
import { root } from "../scripts/command";

/**
 * Starts a script of the project with additional environment variables, and with a umask that hides new files from other
 * users. `output` is what the script has printed so far.
 */
export function startScript(script: string, settings: Record<string, string>) {
  const env = { ...process.env, ...settings };
  const child = spawn("sh", ["-c", `umask 077; exec node --import tsx ${script}`], { cwd: root, env });
  const started = { child, output: "", closed: once(child, "close") };
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      started.output += chunk;
    });
  return started;
}

/** Runs a script and waits until it ends. Returns its exit code and what it printed. */
export async function runScript(script: string, settings: Record<string, string>) {
  const started = startScript(script, settings);
  const [code] = await started.closed;
  return { code: code as number, output: started.output };
}
