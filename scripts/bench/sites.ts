import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createSite } from "../../preview/site";
import { compressFiles } from "../build/compress";
import { listFiles } from "../build/folder";

/** A built site, served over HTTP/2 and TLS as hosts serve it. */
export interface Served {
  address: string;
  close(): void;
}

/**
 * Serves a built site's folder with the headers of `npm start`.
 *
 * @param fontDelay how long fonts are held back, in milliseconds
 * @param unprotected without the content security policy, for pages that it forbids
 */
export async function serve(folder: string, { fontDelay = 0, unprotected = false } = {}): Promise<Served> {
  const site = createSite(folder) as unknown as (req: Http2ServerRequest, res: Http2ServerResponse) => void;
  const server = createSecureServer(makeCertificate(), async (req, res) => {
    if (fontDelay > 0 && req.url.endsWith(".woff2")) await wait(fontDelay);
    if (unprotected) {
      const setHeader = res.setHeader.bind(res);
      res.setHeader = (name, value) => /^content-security-policy$/i.test(name) || setHeader(name, value);
    }
    site(req, res);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `https://localhost:${port}`, close: () => server.close() };
}

/** A certificate that nobody trusts; the browser is told to take it. */
function makeCertificate(): { key: Buffer; cert: Buffer } {
  const folder = temporaryFolder();
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const request = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  try {
    execFileSync(
      "openssl",
      [...request, "-keyout", key, "-out", cert, "-days", "2", "-subj", "/CN=localhost"],
      {
        stdio: "pipe",
      },
    );
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } catch (error) {
    throw new Error("The benchmark needs the program openssl, for a certificate.", { cause: error });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Copies a built site and changes its pages; all is compressed again. */
export async function changePages(dist: string, change: (html: string) => string): Promise<string> {
  const folder = temporaryFolder();
  cpSync(dist, folder, { recursive: true });
  const pages = listFiles(folder).filter((path) => path.endsWith(".html"));
  for (const page of pages.map((path) => join(folder, path))) {
    for (const copy of [`${page}.br`, `${page}.gz`]) if (existsSync(copy)) rmSync(copy);
    writeFileSync(page, change(readFileSync(page, "utf8")));
  }
  await compressFiles(folder, pages);
  return folder;
}

/**
 * The floor of a page: what no page with the same text and CSS can be faster than. Everything goes that is fetched or
 * waited for ahead of need: scripts (speculation rules and data too), preloads, and elements that hold rendering back.
 */
export function floorOf(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link\b[^>]*\brel="(?:preload|modulepreload|expect)"[^>]*>/g, "");
}

/** The page without its policy and its scripts, and with one script of the benchmark; its island's data stay. */
export function withScript(html: string, src: string): string {
  const data = html.match(/<script type="application\/json"[\s\S]*?<\/script>/g)?.join("") ?? "";
  const script = `${data}<script type="module" src="${src}"></script>`;
  return floorOf(html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")).replace(
    "</body>",
    () => `${script}</body>`,
  );
}

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), "bench-"));
}
