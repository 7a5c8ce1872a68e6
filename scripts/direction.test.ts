import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

// The import rules of biome.json: each line is a file and one import of it.
const forbidden: [file: string, source: string][] = [
  ["app/content/x.ts", "../analysis/share"],
  ["app/content/schema/x.ts", "../../routes/home"],
  ["app/content/x.ts", "react"],
  ["app/content/x.ts", "../../preview/site"],
  ["app/analysis/x.ts", "react"],
  ["app/analysis/x.ts", "zod"],
  ["app/analysis/x.ts", "node:fs"],
  ["app/analysis/x.ts", "../charts/bars"],
  ["app/analysis/x.ts", "../art/bandage"],
  ["app/analysis/x.ts", "../components/card"],
  ["app/analysis/x.ts", "../routes/home"],
  ["app/charts/x.tsx", "../content/report"],
  ["app/charts/x.tsx", "../routes/home"],
  ["app/charts/x.tsx", "node:path"],
  ["app/art/shapes/x.ts", "../../content/report"],
  ["app/art/x.tsx", "../routes/home"],
  ["app/art/x.tsx", "node:fs"],
  ["app/components/x.tsx", "../content/report"],
  ["app/components/x.tsx", "../routes/home"],
  ["app/components/x.tsx", "node:fs"],
  ["app/routes/x.tsx", "../../hosting/policy"],
  ["app/routes/x.tsx", "../../scripts/build"],
  ["app/root.tsx", "../hosting/policy"],
  ["preview/x.ts", "../app/urls"],
  ["preview/x.ts", "../scripts/command"],
];

const allowed: [file: string, source: string][] = [
  ["app/content/x.ts", "zod"],
  ["app/content/x.ts", "yaml"],
  ["app/content/x.ts", "node:fs"],
  ["app/content/schema/x.ts", "../kind"],
  ["app/analysis/x.ts", "../content/report"],
  ["app/charts/x.tsx", "../analysis/share"],
  ["app/charts/x.tsx", "react"],
  ["app/components/x.tsx", "../art/bandage"],
  ["app/routes/x.tsx", "../content/report"],
  ["app/routes/x.tsx", "../analysis/share"],
  ["app/entry.server.tsx", "react-dom/server"],
  ["app/analysis/x.test.ts", "vitest"],
  ["scripts/x.ts", "../app/content/check"],
  ["scripts/x.ts", "../hosting/policy"],
];

let folder: string;
let reported: Set<string>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "direction-"));
  const root = fileURLToPath(new URL("..", import.meta.url));
  cpSync(join(root, "biome.json"), join(folder, "biome.json"));
  // One import per line, so that the line of a diagnostic identifies it.
  const files = new Map<string, string[]>();
  for (const [file, source] of [...forbidden, ...allowed])
    files.set(file, [...(files.get(file) ?? []), source]);
  for (const [file, sources] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(
      join(folder, file),
      sources.map((source) => `import ${JSON.stringify(source)};\n`).join(""),
    );
  }
  const biome = join(root, "node_modules", "@biomejs", "biome", "bin", "biome");
  const options = "--only=style/noRestrictedImports --reporter=json --max-diagnostics=none".split(" ");
  const { stdout } = spawnSync(process.execPath, [biome, "lint", ...options, "."], {
    cwd: folder,
    encoding: "utf8",
  });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { category: string; location: { path: string; start: { line: number } } }[];
  };
  const restricted = diagnostics.filter(({ category }) => category === "lint/style/noRestrictedImports");
  reported = new Set(
    restricted.map(({ location: { path, start } }) => `${path} ${files.get(path)?.[start.line - 1]}`),
  );
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test.each(forbidden)("%s may not import %s", (file, source) => {
  expect(reported).toContain(`${file} ${source}`);
});

test.each(allowed)("%s may import %s", (file, source) => {
  expect(reported).not.toContain(`${file} ${source}`);
});
