import { parseArgs } from "node:util";
import { parseBasePath } from "../hosting/base-path";

/** Without a host, the server listens on this machine only. `build`: whether to build the site first. */
export type ServeOptions = ReturnType<typeof parseServeOptions>;

const text = { type: "string" } as const;
const options = { port: text, host: text, build: { type: "boolean", default: false } } as const;

/** Reads the command line, PORT and BASE_PATH. Throws a message for the user. */
export function parseServeOptions(args: string[], env: Record<string, string | undefined>) {
  const { host, build, ...values } = parseArgs({ args, options }).values;
  const port = values.port ?? env.PORT ?? "4173";
  if (!/^\d+$/.test(port) || Number(port) > 65535) {
    const source = values.port === undefined ? "PORT" : "--port";
    throw new Error(`${source} is "${port}", but a port is a whole number from 0 (any free one) to 65535.`);
  }
  return {
    port: Number(port),
    base: parseBasePath(env.BASE_PATH),
    build,
    ...(host !== undefined && { host }),
  };
}
