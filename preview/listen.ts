import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { ServeOptions } from "./options";

/** Larger than Node's 16 kB, so that an address that is too long is answered 414 and not cut off with 431. */
const headerLimit = 65_536;

/** How long a request under way may take to end, in milliseconds, once the server is told to stop. */
const patience = 1000;

/** A site being served. */
export interface Listening {
  address: string;
  close(): void;
}

/**
 * Serves on the host asked for, or else on this machine's own two addresses: "localhost" is 127.0.0.1 to some clients
 * and ::1 to others, and the address that covers both also opens the site to the whole network.
 */
export async function listen(
  handle: RequestListener,
  { port, host }: Omit<ServeOptions, "base">,
): Promise<Listening> {
  const first = await open(handle, port, host ?? "127.0.0.1");
  const actualPort = (first.address() as AddressInfo).port;
  const servers = [first];
  if (host === undefined) {
    try {
      servers.push(await open(handle, actualPort, "::1"));
    } catch (error) {
      if (!isWithoutIpv6(error)) {
        first.close();
        throw error;
      }
    }
  }
  const close = () => {
    for (const server of servers) {
      server.close();
      setTimeout(() => server.closeAllConnections(), patience).unref();
    }
  };
  return { address: `http://${printableHost(host)}:${actualPort}/`, close };
}

function open(handle: RequestListener, port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer({ maxHeaderSize: headerLimit }, handle);
    server.once("error", reject);
    server.listen(port, host, () => resolve(server));
  });
}

function isWithoutIpv6(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === "EADDRNOTAVAIL" || code === "EAFNOSUPPORT";
}

function printableHost(host: string | undefined): string {
  if (host === undefined) return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
