import { statSync } from "node:fs";
import type { RequestListener } from "node:http";
import { resolve } from "node:path";
import sirv, { type RequestHandler } from "sirv";
import { type Inventory, takeInventory } from "../hosting/inventory";
import { filePolicy, isNotFoundPage, notFoundPage, policy, upgrade } from "../hosting/policy";
import { resolveAddress } from "./address";
import { type Exchange, sendFile, sendNotFound, sendText } from "./answers";

/** One build of the site, as found in its folder. */
interface Edition {
  inventory: Inventory;
  deliver: RequestHandler;
  /** Tells this build of the folder from the next. */
  mark: string;
}

/**
 * Answers requests below `base` from a built site's folder as a production host would.
 *
 * sirv delivers whole files. It sees only requests that are already decided: an exact name, one encoding and no
 * Range, because sirv 3.0.2 misreads `bytes=0-0` and `bytes=-500` and throws on `bytes=5-2`, compares with one
 * validator only, and takes `br;q=0` for a yes.
 */
export function createSite(folder: string, base = "/"): RequestListener {
  const root = resolve(folder);
  let edition = openEdition(root);
  return (req, res) => {
    edition = renewEdition(root, edition);
    for (const [name, value] of Object.entries(policy.headers)) res.setHeader(name, value);
    const isEncrypted = req.headers["x-forwarded-proto"] === "https";
    if (isEncrypted) res.setHeader("Strict-Transport-Security", policy.transportSecurity);
    const protect = (text: string) =>
      res.setHeader("Content-Security-Policy", isEncrypted ? text + upgrade : text);
    protect(filePolicy("/"));
    if (req.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host").length > 1) {
      // RFC 9112, section 3.2. Node itself refuses a request without a host, but not one with two.
      res.setHeader("Connection", "close");
      sendText(res, 400, "Bad request");
    } else if (policy.methods.some((method) => method === req.method)) {
      answer({ root, deliver: edition.deliver, req, res, protect }, edition.inventory, base);
    } else {
      res.setHeader("Allow", policy.methods.join(", "));
      sendText(res, 405, "Method not allowed");
    }
  };
}

function answer(exchange: Exchange, { pages, files }: Inventory, base: string): void {
  const { req, res } = exchange;
  const addresses = {
    isPage: (address: string) => pages.has(address),
    isFile: (address: string) => files.has(address),
  };
  const destination = resolveAddress(req.url ?? "/", addresses, base);
  if (destination.kind === "too-long") {
    sendText(res, 414, "Address too long");
  } else if (destination.kind === "redirect") {
    res.setHeader("Location", destination.location);
    sendText(res, policy.redirectStatus, `Moved to ${destination.location}`);
  } else {
    const found = destination.kind === "found";
    const address = found ? destination.address : notFoundPage(destination.path);
    const file = files.get(address) ?? pages.get(address);
    if (!file) sendText(res, 404, "Not found");
    else if (found && !isNotFoundPage(address)) sendFile(exchange, file);
    else sendNotFound(exchange, file);
  }
}

function openEdition(root: string): Edition {
  const mark = markOf(root);
  return { inventory: takeInventory(root), deliver: sirv(root, { brotli: true, gzip: true }), mark };
}

/** A build replaces the whole folder; a server that runs meanwhile then serves the new one, never a mix. */
function renewEdition(root: string, current: Edition): Edition {
  try {
    return markOf(root) === current.mark ? current : openEdition(root);
  } catch {
    return current;
  }
}

function markOf(root: string): string {
  const { ino, mtimeMs } = statSync(root);
  return `${ino} ${mtimeMs}`;
}
