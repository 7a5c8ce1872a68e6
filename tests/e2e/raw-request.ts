import { request } from "node:http";

/** A response, with the bytes of its body. */
export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

export interface RawRequest {
  method?: string;
  headers?: Record<string, string>;
}

/** Sends the target as written and decodes nothing; `fetch` normalizes the address and decompresses the body. */
export function send(
  base: string,
  target: string,
  { method = "GET", headers = {} }: RawRequest = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path: target, method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.once("error", reject);
      answer.once("end", () => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) });
      });
    });
    sent.once("error", reject);
    sent.end();
  });
}
