import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";

export type RawRequest = { method?: string; headers?: Record<string, string> };

/** Sends an address as it is and decodes nothing: `fetch` would normalize addresses and decompress bodies. */
export async function send(base: string, path: string, { method = "GET", headers = {} }: RawRequest = {}) {
  const { hostname, port } = new URL(base);
  const sent = request({ hostname, port, path, method, headers, agent: false }).end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  const { statusCode: status = 0, headers: sentHeaders, rawHeaders } = answer;
  return { status, headers: sentHeaders, rawHeaders, body: await buffer(answer) };
}
