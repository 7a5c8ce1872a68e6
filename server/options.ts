import { parseArgs } from "node:util";

/** Where to listen. Without a host: on this machine only. */
export interface ServeOptions {
  port: number;
  host?: string;
}

export const defaultPort = 4173;

/** Reads the command line and PORT, the command line first. Throws with a message for the person who typed it. */
export function parseServeOptions(args: string[], env: Record<string, string | undefined>): ServeOptions {
  const { values } = parseArgs({ args, options: { port: { type: "string" }, host: { type: "string" } } });
  const port = parsePort(
    values.port ?? env.PORT ?? String(defaultPort),
    values.port === undefined ? "PORT" : "--port",
  );
  return values.host === undefined ? { port } : { port, host: values.host };
}

function parsePort(text: string, source: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) {
    throw new Error(`${source} is "${text}", but a port is a whole number from 0 (any free one) to 65535.`);
  }
  return port;
}
