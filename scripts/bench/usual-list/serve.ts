import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { pages } from "../../../app/pages";
import { bundleScript } from "../../build/bundle-script";
import { pageFile } from "../../build/pages";
import { changePage, copySite, type ServedSite, serveUnprotected } from "../served-site";

const scriptName = "usual-list.js";

/** Serves a copy of a built site whose product list is the usual one (list.tsx), in the same page. */
export async function serveUsualList(dist: string): Promise<ServedSite> {
  const { folder, remove } = copySite(dist);
  try {
    writeFileSync(
      join(folder, scriptName),
      await bundleScript(fileURLToPath(new URL("list.tsx", import.meta.url))),
    );
    changePage(join(folder, pageFile(pages.products.path)), useScript);
    const site = await serveUnprotected(folder, [pages.products.path]);
    return {
      address: site.address,
      remove: () => {
        site.remove();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** The list's data stays; every other script goes. */
function useScript(html: string): string {
  return html
    .replace(/<script\b(?![^>]*application\/json)[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, "")
    .replace("</body>", `<script type="module" src="/${scriptName}"></script></body>`);
}
