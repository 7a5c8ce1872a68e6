import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Listening, listen } from "./listen";
import { createSite } from "./site";

// What a build that runs beside the server can do to it. All that concerns a finished site is in tests/e2e.
let folder: string;
let server: Listening;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "site-"));
  writeSite("dist", "first");
  server = await listen(createSite(join(folder, "dist")), { port: 0 });
});

afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

function writeSite(name: string, text: string): void {
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, "index.html"), text);
  writeFileSync(join(folder, name, "404.html"), `${text}: not found`);
}

async function read(path: string): Promise<string> {
  const response = await fetch(new URL(path, server.address));
  return `${response.status} ${await response.text()}`;
}

test("a new build is served without a restart", async () => {
  expect(await read("/")).toBe("200 first");
  writeSite("next", "second, and longer");
  renameSync(join(folder, "dist"), join(folder, "old"));
  renameSync(join(folder, "next"), join(folder, "dist"));
  expect(await read("/")).toBe("200 second, and longer");
  expect(await read("/none")).toBe("404 second, and longer: not found");
});

test("a file that vanishes breaks one answer and not the server", async () => {
  mkdirSync(join(folder, "dist", "assets"));
  writeFileSync(join(folder, "dist", "assets", "x.js"), "1");
  expect(await read("/assets/x.js")).toBe("200 1");
  rmSync(join(folder, "dist", "assets", "x.js"));
  await expect(read("/assets/x.js")).rejects.toThrow();
  expect(await read("/")).toBe("200 first");
});

test("a site without a not-found page still says 404", async () => {
  rmSync(join(folder, "dist", "404.html"));
  expect(await read("/none")).toBe("404 Not found\n");
});

test("localhost answers on both of its addresses", async () => {
  const port = new URL(server.address).port;
  for (const host of ["127.0.0.1", "[::1]"]) {
    expect((await fetch(`http://${host}:${port}/`)).status).toBe(200);
  }
});
