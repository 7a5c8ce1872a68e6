import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { contentRoot, readEdition } from "../app/edition";
import { finishSite } from "./build/finish";
import { clearLeftovers, publish, workFolderOf } from "./build/publish";
import { runReactRouter } from "./react-router";

/** Builds the site into dist/. A build that fails leaves the last good dist/ as it was. */
async function build(): Promise<boolean> {
  const started = performance.now();
  const root = fileURLToPath(new URL("..", import.meta.url));
  clearLeftovers(root);

  const content = readEdition(contentRoot());
  if (!content.ok) {
    console.error(content.message);
    return false;
  }

  if (!(await runReactRouter(root, ["build"], { NODE_ENV: "production" }))) {
    console.error("The build failed; dist/ is left as it was.");
    return false;
  }

  const workFolder = workFolderOf(root);
  try {
    const { pages, files, bytes } = await finishSite(join(root, "build", "client"), workFolder, base);
    publish(root, workFolder);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `Built ${pages} pages, ${files} files, ${(bytes / 1000).toFixed(0)} kB into dist/ in ${seconds} s`,
    );
    return true;
  } finally {
    rmSync(workFolder, { recursive: true, force: true });
  }
}

process.exitCode = (await build()) ? 0 : 1;
