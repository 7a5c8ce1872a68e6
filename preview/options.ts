import { parseArgs } from "node:util";
import { parseBasePath } from "../hosting/base-path";

/** Where to listen (without a host: on this machine only), and the path that the site was built for. */
export interface ServeOptions {
  port: number;
  host?: string;
  base: string;
}

export const defaultPort = 4173;

/** Reads the command line, PORT and BASE_PATH, the command line first. Throws with a message for the person who typed it. */
export function parseServeOptions(args: string[], env: Record<string, string | undefined>): ServeOptions {
  const options = { port: { type: "string" }, host: { type: "string" }, base: { type: "string" } } as const;
  const { values } = parseArgs({ args, options });
  const base = parseBasePath(values.base ?? env.BASE_PATH);
  const port = parsePort(
    values.port ?? env.PORT ?? String(defaultPort),
    values.port === undefined ? "PORT" : "--port",
  );
  return values.host === undefined ? { port, base } : { port, host: values.host, base };
}

function parsePort(text: string, source: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) {
    throw new Error(`${source} is "${text}", but a port is a whole number from 0 (any free one) to 65535.`);
  }
  return port;
}
