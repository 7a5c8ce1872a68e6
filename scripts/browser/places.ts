import { posix, win32 } from "node:path";

/** What decides where a browser may be. */
export interface Machine {
  platform: NodeJS.Platform;
  env: Record<string, string | undefined>;
  home: string;
}

/** The program without windows comes first: a test's page opens in half the time that a window takes. */
const linuxNames = [
  "chrome-headless-shell",
  "chromium-headless-shell",
  "google-chrome",
  "google-chrome-stable",
  "chromium",
  "chromium-browser",
  "chrome",
];
const macApps = ["Google Chrome", "Chromium", "Microsoft Edge"];
const windowsPrograms = [
  ["Google", "Chrome", "Application", "chrome.exe"],
  ["Chromium", "Application", "chrome.exe"],
  ["Microsoft", "Edge", "Application", "msedge.exe"],
];

/** The paths at which an installed Chrome, Chromium or Edge may be, likeliest first. */
export function browserPlaces({ platform, env, home }: Machine): string[] {
  if (platform === "win32") {
    const roots = [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA].filter(
      (root) => root !== undefined,
    );
    return windowsPrograms.flatMap((program) => roots.map((root) => win32.join(root, ...program)));
  }
  if (platform === "darwin") {
    const folders = ["/Applications", posix.join(home, "Applications")];
    return macApps.flatMap((app) =>
      folders.map((folder) => posix.join(folder, `${app}.app/Contents/MacOS/${app}`)),
    );
  }
  const folders = [
    ...(env.PATH ?? "").split(":"),
    "/usr/bin",
    "/usr/local/bin",
    "/snap/bin",
    "/opt/google/chrome",
  ];
  const unique = [...new Set(folders.filter((folder) => folder !== ""))];
  return linuxNames.flatMap((name) => unique.map((folder) => posix.join(folder, name)));
}
