import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

export type Listening = Awaited<ReturnType<typeof listen>>;

/**
 * Serves on `host`, or else on both loopback addresses, because clients resolve "localhost" to 127.0.0.1 or ::1. The address
 * that covers both would open the site to the network.
 */
export async function listen(handle: RequestListener, { port, host }: { port: number; host?: string }) {
  const servers = [createServer(handle), createServer(handle)] as const;
  const close = () => {
    for (const server of servers) server.close().closeAllConnections();
  };
  await once(servers[0].listen(port, host ?? "127.0.0.1"), "listening");
  const { port: actualPort } = servers[0].address() as AddressInfo;
  if (host === undefined) {
    await once(servers[1].listen(actualPort, "::1"), "listening").catch((error) => {
      // Otherwise this machine has no IPv6.
      if (error.code !== "EADDRINUSE") return;
      close();
      throw error;
    });
  }
  const name = host?.includes(":") ? `[${host}]` : (host ?? "localhost");
  return { address: `http://${name}:${actualPort}/`, close };
}
