import { run } from "./command";

/**
 * Vite 8 prints this because @react-router/dev 7 still passes `envFile` to it. Neither our configuration nor a flag
 * can end it; it goes away with the framework's next release line.
 */
const upstreamNoise = "The `envFile` option is deprecated";

/** Runs the framework's command, `react-router build` for instance. Says whether it succeeded. */
export function runReactRouter(
  root: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<boolean> {
  return run(root, ["react-router", ...args], { env, keepWarning: (line) => !line.includes(upstreamNoise) });
}
