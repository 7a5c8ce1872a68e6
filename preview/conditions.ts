import type { IncomingHttpHeaders } from "node:http";

/** What a client can compare its copy with. */
export interface Validators {
  etag: string;
  modified: Date;
}

/** Whether the client's copy is still good, so that 304 says it all (RFC 9110, section 13.2.2). */
export function isFresh(headers: IncomingHttpHeaders, { etag, modified }: Validators): boolean {
  const tags = headers["if-none-match"];
  if (tags !== undefined) {
    return tags.trim() === "*" || tags.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
  }
  const since = Date.parse(headers["if-modified-since"] ?? "");
  // HTTP dates know no milliseconds.
  return !Number.isNaN(since) && Math.floor(modified.getTime() / 1000) * 1000 <= since;
}

/** Which bytes a client asks for; `whole` when it asks for none or in a way that is not ours to honour. */
export type ByteRange = "whole" | "unsatisfiable" | { start: number; end: number };

/**
 * Reads a Range header (RFC 9110, section 14.2). Several ranges at once and other units are answered with the whole
 * file, and a range that makes no sense is refused, as the standard allows and nginx does; `end` is inclusive. `If-Range` for another version voids the range.
 */
export function parseRange(headers: IncomingHttpHeaders, size: number, etag: string): ByteRange {
  const ifRange = headers["if-range"];
  if (typeof ifRange === "string" && ifRange !== etag) return "whole";
  const asked = headers.range?.trim() ?? "";
  if (!/^bytes=[^,]*$/i.test(asked)) return "whole";
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/i.exec(asked) ?? [];
  if (first === "" && last === "") return "unsatisfiable";
  if (first === "") {
    const length = Number(last);
    return length === 0 ? "unsatisfiable" : { start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(first);
  if (start >= size || (last !== "" && Number(last) < start)) return "unsatisfiable";
  return { start, end: last === "" ? size - 1 : Math.min(Number(last), size - 1) };
}
