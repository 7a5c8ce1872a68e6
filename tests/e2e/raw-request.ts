import { request } from "node:http";
import { connect } from "node:net";

/** An answer, with its body's bytes as they came. */
export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

export interface RawRequest {
  method?: string;
  headers?: Record<string, string>;
}

/** Sends the target exactly as written and decodes nothing; `fetch` would tidy up the address and the answer. */
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

/** Sends bytes that are no well-formed request, and gives back the first line of what comes before the server closes. */
export function sendBytes(base: string, text: string): Promise<string> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(Number(port), hostname, () => socket.write(text, "latin1"));
    socket.setTimeout(5000, () => socket.destroy(new Error("no answer within 5 s")));
    socket.on("data", (chunk) => {
      answer += chunk.toString("latin1");
    });
    socket.once("error", reject);
    socket.once("close", () => resolve(answer.split("\r\n")[0] ?? ""));
  });
}
