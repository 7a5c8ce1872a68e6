import { execFile, spawn } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { typescript } from "./command";
import { findProgram } from "./hosting/debian";
import { runNginx } from "./hosting/run-nginx";
import { type LoadFigures, parseWrk } from "./load/wrk";

const connections = 200;
const threads = 2;
const longest = 60;
const targets = [
  { what: "home page", path: "/" },
  { what: "product list", path: "/products" },
];

/** `npm run load`: wrk against nginx and `npm start`, on loopback. DURATION sets the seconds of all runs together per host. */
async function measure(): Promise<boolean> {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const seconds = Number(process.env.DURATION ?? longest);
  if (!(seconds >= targets.length && seconds <= longest)) {
    console.error(
      `DURATION is "${process.env.DURATION}", but it is ${targets.length} to ${longest} seconds.`,
    );
    return false;
  }
  if (!existsSync(join(root, "hosting", "nginx.conf"))) {
    console.error('There is no built site yet. Run "npm run build" first.');
    return false;
  }
  const wrk = findProgram("wrk");
  const nginx = findProgram("nginx", "nginx-light");
  if (wrk === undefined || nginx === undefined) {
    console.error("The load test needs wrk and nginx; on Debian, as root, it installs both.");
    return false;
  }
  const site = join(root, "dist");
  const configuration = join(root, "hosting", "nginx.conf");
  const each = Math.floor(seconds / targets.length);
  const running = await runNginx({ nginx, configuration, site, port: await freePort() });
  const ofNginx = await runAll(wrk, running.address, each).finally(running.stop);
  const own = await startOwn(root, await freePort());
  const ofOwn = await runAll(wrk, own.address, each).finally(own.stop);

  const rows = [
    ...ofNginx.map((figures) => ({ host: "nginx, generated configuration", ...figures })),
    ...ofOwn.map((figures) => ({ host: "`npm start`", ...figures })),
  ];
  const table = writeTable(rows, each);
  console.log(table);
  writeFileSync(join(root, "docs", "load.md"), table);
  return rows.every(({ errors, requests }) => errors === 0 && requests > 0);
}

type Row = LoadFigures & { host: string; what: string };

async function runAll(wrk: string, address: string, seconds: number): Promise<Omit<Row, "host">[]> {
  const figures: Omit<Row, "host">[] = [];
  for (const { what, path } of targets) {
    const args = [
      "-t",
      String(threads),
      "-c",
      String(connections),
      "-d",
      `${seconds}s`,
      "--latency",
      "--timeout",
      "10s",
    ];
    const url = new URL(path, address.replace("localhost", "127.0.0.1")).href;
    const { stdout } = await promisify(execFile)(wrk, [...args, "-H", "Accept-Encoding: br, gzip", url]);
    figures.push({ what, ...parseWrk(stdout) });
  }
  return figures;
}

async function startOwn(root: string, port: number) {
  const child = spawn(process.execPath, [...typescript, "server/serve.ts", "--port", String(port)], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise((resolve, reject) => {
    child.stdout.once("data", resolve);
    child.once("exit", () => reject(new Error("npm start's server did not start")));
  });
  return { address: `http://localhost:${port}/`, stop: () => child.kill("SIGTERM") };
}

function writeTable(rows: readonly Row[], seconds: number): string {
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB of memory`;
  return `# Load

Written by \`npm run load\`: wrk with ${connections} connections, ${seconds} s for each line, on loopback, brotli copies.
The machine: ${machine}, ${process.platform}, Node ${process.versions.node}; wrk and whatever else ran there took their
share of the same cores.

| host | page | requests | a second | MB a second | median | 99 % within | errors |
|---|---|---|---|---|---|---|---|
${rows
  .map(
    ({ host, what, requests, perSecond, megabytes, median, slowest, errors }) =>
      `| ${host} | ${what} | ${requests} | ${perSecond.toFixed(0)} | ${megabytes.toFixed(1)} | ${median} | ${slowest} | ${errors} |`,
  )
  .join("\n")}
`;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(address !== null && typeof address === "object" ? address.port : 0));
    });
  });
}

process.exitCode = (await measure()) ? 0 : 1;
