import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyAssets } from "../build/assets";
import { compressFiles } from "../build/compress";
import { finishSite } from "../build/finish";
import { finishPage } from "../build/finish-page";
import { fileWriter, listFiles } from "../build/folder";
import { bundleOffline } from "../build/offline-files";
import { run } from "../command";
import { generateContent } from "../generate-content";
import { runReactRouter } from "../react-router";
import { temporaryFolder } from "./served-site";

/** A copy of the project to build something else in. */
export interface TrialProject {
  folder: string;
  /** Where its build lays the site. */
  dist: string;
  remove(): void;
}

const copied = [
  "app",
  "offline",
  "archive",
  "content",
  "public",
  "scripts",
  "server",
  "package.json",
  "react-router.config.ts",
  "tsconfig.json",
  "vite.config.ts",
];

/** Copies the project, with content for `count` products. */
export function copyProject(root: string, count: number): TrialProject {
  const folder = temporaryFolder();
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    for (const name of copied) {
      if (existsSync(join(root, name))) cpSync(join(root, name), join(folder, name), { recursive: true });
    }
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
    generateContent(join(root, "content"), join(folder, "generated"), count);
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, dist: join(folder, "dist"), remove };
}

/** Runs the project's whole build, `npm run build`. Gives the seconds it took. */
export function buildWhole({ folder }: TrialProject): Promise<number> {
  return timed("The build", () =>
    run(folder, { script: "scripts/build.ts" }, { env: environment(folder), quiet: true }),
  );
}

/**
 * Makes the project what React Router's own build makes of it by default: every page prerendered by the framework, and
 * hydrated as a whole, as this project itself does in development.
 */
export function hydrateEverything({ folder }: TrialProject): void {
  for (const name of ["entry.client.tsx", "entry.server.tsx", "root.tsx"])
    change(join(folder, "app", name), "import.meta.env.DEV", "true");
  const config = join(folder, "react-router.config.ts");
  change(config, "ssr: true,", `ssr: true, prerender: ${prerenderPaths},`);
  writeFileSync(config, prerenderImports + readFileSync(config, "utf8"));
}

const prerenderImports = `import { figureIds } from "./app/analysis/figures";
import { loadEdition } from "./app/edition";
import { pagePaths } from "./app/pages";
`;

const prerenderPaths = "() => pagePaths(loadEdition().products.map(({ slug }) => slug), figureIds)";

function change(file: string, from: string, to: string): void {
  const text = readFileSync(file, "utf8");
  if (!text.includes(from))
    throw new Error(`${file} no longer has "${from}"; the default cannot be built from it.`);
  writeFileSync(file, text.replaceAll(from, to));
}

/** Runs the framework's own build and nothing after it. Gives the seconds it took. */
export function buildBare({ folder }: TrialProject): Promise<number> {
  return timed("The framework's build", () =>
    runReactRouter(folder, ["build", "--logLevel", "error"], {
      NODE_ENV: "production",
      ...environment(folder),
    }),
  );
}

/** The site hydrated by React Router's default, finished as the site is, with the pictures of the built one. */
export async function buildHydrated(root: string): Promise<TrialProject> {
  const project = copyProject(root, 0);
  try {
    hydrateEverything(project);
    await buildBare(project);
    const built = join(project.folder, "build", "client");
    const write = fileWriter(project.dist);
    for (const path of listFiles(built).filter((path) => path.endsWith(".html"))) {
      const page = path.replace(/\/index\.html$/, ".html");
      write(page, finishPage(page, readFileSync(join(built, path), "utf8"), "/"));
    }
    copyAssets(built, project.dist);
    cpSync(join(root, "dist", "art"), join(project.dist, "art"), { recursive: true });
    await compressFiles(project.dist, listFiles(project.dist));
    await finishSite(project.dist, "/", await bundleOffline());
    return project;
  } catch (error) {
    project.remove();
    throw error;
  }
}

function environment(folder: string): Record<string, string> {
  return { CONTENT_DIR: join(folder, "generated"), BASE_PATH: "/" };
}

async function timed(what: string, build: () => Promise<boolean>): Promise<number> {
  const started = performance.now();
  if (!(await build())) throw new Error(`${what} of a copy of the project failed.`);
  return (performance.now() - started) / 1000;
}
