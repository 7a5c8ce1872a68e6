import type { Config } from "@react-router/dev/config";
import { parseBasePath } from "./hosting/base-path";

export default {
  // scripts/build/pages.ts renders the pages from the server bundle.
  ssr: true,
  // scripts/archive.ts keeps the results of the last build.
  buildDirectory: process.env.BUILD_FOLDER ?? "build",
  basename: parseBasePath(process.env.BASE_PATH),
  routeDiscovery: { mode: "initial" },
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;
