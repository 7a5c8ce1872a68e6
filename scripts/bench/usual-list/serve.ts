import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { dataId } from "../../../app/components/product-list/listed-product";
import { pages } from "../../../app/pages";
import { bundleScript } from "../../build/bundle-script";
import { pageFile } from "../../build/pages";
import { floorOf } from "../floor";
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

/** Of the page's scripts only the list's data stays. */
function useScript(html: string): string {
  const [data] = new RegExp(`<script[^>]* id="${dataId}"[^>]*>.*?</script>`, "s").exec(html) ?? [];
  if (data === undefined) throw new Error("The page of the product list has no data.");
  const script = `<script type="module" src="/${scriptName}"></script>`;
  return floorOf(html).replace("</body>", () => `${data}${script}</body>`);
}
