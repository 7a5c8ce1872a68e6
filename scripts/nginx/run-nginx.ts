import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { siteFolder } from "../../hosting/nginx";
import { isReached } from "../../tests/local-server";

/** Starts nginx with the configuration of the build, changed only in its port and its folder. */
export async function runNginx({
  nginx,
  configuration,
  site,
  port,
}: Record<"nginx" | "configuration" | "site", string> & { port: number }) {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const here = [
    ["listen 80 default_server;", `listen 127.0.0.1:${port} default_server;`],
    ["listen [::]:80 default_server;", `listen [::1]:${port} default_server;`],
    [`default ${siteFolder};`, `default ${site};`],
  ].reduce((text, [from = "", to = ""]) => text.replace(from, to), readFileSync(configuration, "utf8"));
  writeFileSync(join(folder, "site.conf"), here);
  writeFileSync(join(folder, "nginx.conf"), frame(folder));
  const args = ["-e", "stderr", "-c", join(folder, "nginx.conf")];
  const child = spawn(nginx, args, { stdio: ["ignore", "inherit", "inherit"] });
  const ended = once(child, "close");
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const address = `http://localhost:${port}/`;
  for (const deadline = performance.now() + 30_000; performance.now() < deadline; await setTimeout(50)) {
    if (child.exitCode !== null) break;
    if (await isReached(address)) return { address, stop };
  }
  await stop();
  throw new Error("nginx did not start. Its messages are above.");
}

/** The configuration around the server block. Workers of root stay root, because only root may read the site. */
function frame(folder: string): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return [
    ...(process.getuid?.() === 0 ? ["user root;"] : []),
    "daemon off;",
    "worker_processes auto;",
    "worker_rlimit_nofile 4096;",
    `pid ${folder}/pid;`,
    "error_log stderr crit;",
    "events { worker_connections 1024; }",
    "http {",
    "access_log off;",
    ...temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`),
    `include ${folder}/site.conf;`,
    "}",
    "",
  ].join("\n");
}
