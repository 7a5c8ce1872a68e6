import { createReadStream } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream";
import type { RequestHandler } from "sirv";
import { entityTag, type SiteFile } from "../hosting/inventory";
import { cacheControl, frameOptions, policy } from "../hosting/policy";
import { type ByteRange, isFresh, parseRange } from "./conditions";
import { chooseEncoding, type Encoding } from "./encoding";

/** A request, where its answer goes, and what delivers the bytes of whole files. */
export interface Exchange {
  root: string;
  deliver: RequestHandler;
  req: IncomingMessage;
  res: ServerResponse;
  /** Sets the content security policy of what is sent. */
  protect(policy: string): void;
}

/** Sends a file: all of it, a part, or word that the client's copy is still good. */
export function sendFile(exchange: Exchange, file: SiteFile): void {
  const { req, res, root } = exchange;
  const range =
    req.method === "GET" ? parseRange(req.headers, file.size, entityTag(file, "identity")) : "whole";
  const encoding =
    range === "whole" ? chooseEncoding(req.headers["accept-encoding"], file.encodings) : "identity";
  const etag = entityTag(file, encoding);
  setFileHeaders(exchange, file);
  res.setHeader("ETag", etag);
  if (range !== "unsatisfiable") res.setHeader("Last-Modified", file.modified.toUTCString());
  if (isFresh(req.headers, { etag, modified: file.modified })) {
    res.removeHeader("Content-Type");
    res.writeHead(304).end();
  } else if (range === "whole") {
    res.setHeader("Accept-Ranges", "bytes");
    deliverWhole(exchange, file, encoding);
  } else {
    sendRange(join(root, file.name), res, file, range);
  }
}

/** Sends a page with status 404. No validators: what a client keeps of it says nothing about the address asked for. */
export function sendNotFound(exchange: Exchange, file: SiteFile): void {
  const { req, res } = exchange;
  setFileHeaders(exchange, file);
  // sirv names its own status, always 200 for a whole file, and when the file was changed.
  const writeHead = res.writeHead.bind(res) as (status: number, headers?: object) => ServerResponse;
  res.writeHead = ((_status: number, headers?: Record<string, unknown>) => {
    const { "Last-Modified": _modified, ...others } = headers ?? {};
    return writeHead(404, others);
  }) as typeof res.writeHead;
  deliverWhole(exchange, file, chooseEncoding(req.headers["accept-encoding"], file.encodings));
}

/** Sends one line of text, for answers that no reader of the site comes to see. */
export function sendText(res: ServerResponse, status: number, text: string): void {
  const body = Buffer.from(`${text}\n`);
  res.setHeader("Content-Type", "text/plain; charset=utf-8");
  res.setHeader("Cache-Control", policy.cache.other);
  res.writeHead(status, { "Content-Length": body.length }).end(body);
}

function setFileHeaders({ res, protect }: Exchange, file: SiteFile): void {
  protect(file.policy);
  res.setHeader("Content-Type", file.type);
  res.setHeader("Cache-Control", cacheControl(file.address));
  res.setHeader("X-Frame-Options", frameOptions(file.address));
  res.setHeader("Vary", "Accept-Encoding");
}

function deliverWhole({ deliver, req, res }: Exchange, file: SiteFile, encoding: Encoding): void {
  delete req.headers.range;
  req.headers["accept-encoding"] = encoding;
  req.url = `/${encodeURI(file.name)}`;
  // sirv listens for no read error; unheard, a file deleted under it would end the process.
  res.once("pipe", (source) => source.once("error", () => res.destroy()));
  deliver(req, res, () => sendText(res, 404, "Not found"));
}

function sendRange(
  path: string,
  res: ServerResponse,
  { size }: SiteFile,
  range: Exclude<ByteRange, "whole">,
): void {
  if (range === "unsatisfiable") {
    res.setHeader("Content-Range", `bytes */${size}`);
    sendText(res, 416, "Range not satisfiable");
    return;
  }
  res.writeHead(206, {
    "Content-Range": `bytes ${range.start}-${range.end}/${size}`,
    "Content-Length": range.end - range.start + 1,
  });
  // pipeline destroys the response when reading fails; there is nothing left to say to the client then.
  pipeline(createReadStream(path, range), res, () => {});
}
