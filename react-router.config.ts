import type { Config } from "@react-router/dev/config";
import { figureIds } from "./app/analysis/figures";
import { loadEdition } from "./app/edition";
import { pagePaths } from "./app/pages";
import { listPictures } from "./app/pictures";
import { parseBasePath } from "./server/base-path";

export default {
  ssr: true,
  basename: parseBasePath(process.env.BASE_PATH),
  prerender: () => {
    const edition = loadEdition();
    return [
      ...pagePaths(edition.products.map(({ slug }) => slug), figureIds),
      ...listPictures(edition).map(({ path }) => path),
    ];
  },
  routeDiscovery: { mode: "initial" },
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;
