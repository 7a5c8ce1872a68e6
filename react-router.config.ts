import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { listSiteFiles } from "./app/files/site-files";
import { readReport } from "./app/report/report";
import { parseBasePath } from "./app/settings";
import { pagePaths } from "./app/urls";
import { finishSite } from "./scripts/build/finish-site";

export default {
  // The build renders every page once; development renders each request.
  ssr: process.env.NODE_ENV === "development",
  prerender: {
    paths() {
      const report = readReport();
      return [
        ...pagePaths(report.products.map(({ slug }) => slug)),
        ...listSiteFiles(report).map(({ path }) => path),
      ];
    },
    // Some files take time in other threads.
    concurrency: 4,
  },
  // scripts/build.ts names one for each build.
  buildDirectory: process.env.BUILD_DIRECTORY ?? "build",
  basename: parseBasePath(process.env.BASE_PATH),
  routeDiscovery: { mode: "initial" },
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
  async buildEnd({ reactRouterConfig }) {
    await finishSite(join(reactRouterConfig.buildDirectory, "client"), reactRouterConfig.basename);
  },
} satisfies Config;
