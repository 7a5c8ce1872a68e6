import type { Config } from "@react-router/dev/config";
import { figureIds } from "./app/analysis/figures";
import { loadEdition } from "./app/edition";
import { pagePaths } from "./app/pages";
import { parseBasePath } from "./server/base-path";

export default {
  ssr: true,
  basename: parseBasePath(process.env.BASE_PATH),
  // Pages only; scripts/build/site-files.ts writes all other files.
  prerender: () =>
    pagePaths(
      loadEdition().products.map(({ slug }) => slug),
      figureIds,
    ),
  routeDiscovery: { mode: "initial" },
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;
