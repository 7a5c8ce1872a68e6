import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { generateContent } from "../generate-content";
import { runReactRouter } from "../react-router";

/** A copy of the project in which the product list is built on generated content. */
export interface TrialSite {
  address: string;
  /** Bytes of the page as it stands in the file. */
  htmlBytes: number;
  remove(): Promise<void>;
}

const copied = ["app", "content", "public", "server", "package.json", "vite.config.ts", "tsconfig.json"];

/** Only the page that is measured: a thousand product pages more would measure nothing. */
const config = `export default {
  ssr: true,
  prerender: ["/products"],
  routeDiscovery: { mode: "initial" },
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
};
`;

export async function buildTrialSite(root: string, count: number): Promise<TrialSite> {
  const folder = mkdtempSync(join(tmpdir(), "bench-explorer-"));
  for (const name of copied) cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  writeFileSync(join(folder, "react-router.config.ts"), config);
  const content = join(folder, "generated");
  generateContent(join(root, "content"), content, count);
  const env = { NODE_ENV: "production", CONTENT_DIR: content };
  if (!(await runReactRouter(folder, ["build", "--logLevel", "error"], env)))
    throw new Error(`The product list could not be built on ${count} products.`);
  const files = join(folder, "build", "client");
  const server = await serve(files);
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/products`,
    htmlBytes: readFileSync(join(files, "products", "index.html")).length,
    remove: async () => {
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
};

/** Pictures are drawn when a whole site is built; here one stands for all of them. */
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4"/></svg>';

/** As small as a server can be: what is measured begins after everything has arrived. */
function serve(files: string): Promise<Server> {
  const server = createServer((request, answer) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    const name = path === "/products" ? "/products/index.html" : path;
    try {
      const body = name.startsWith("/art/") ? picture : readFileSync(join(files, name));
      answer.writeHead(200, { "Content-Type": types[extname(name)] ?? "application/octet-stream" }).end(body);
    } catch {
      answer.writeHead(404).end();
    }
  });
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}
