import { run } from "./command";

/**
 * Vite 8 prints this because @react-router/dev 7 still passes `envFile` to it. No setting prevents it; version 8 of the
 * framework will.
 */
const upstreamNoise = "The `envFile` option is deprecated";

/** Runs the framework's command, `react-router build` for instance. Returns whether it succeeded. */
export function runReactRouter(args: readonly string[], env: Record<string, string> = {}): Promise<boolean> {
  return run(["react-router", ...args], { env, keepWarning: (line) => !line.includes(upstreamNoise) });
}
