import type { Report } from "../report/report";
import { manifestPath } from "../urls";
import type { SiteFile } from "./site-file";

/** What a phone shows of the site once it is on its home screen. Addresses begin at the folder of this file. */
export function manifestFile({ edition }: Report): SiteFile {
  const icon = (name: string, size: number) => ({
    src: `icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
  });
  const manifest = {
    name: edition.title,
    lang: "en",
    start_url: ".",
    scope: ".",
    display: "minimal-ui",
    background_color: "#fdf8f1",
    theme_color: "#fdf8f1",
    icons: [
      icon("icon-192", 192),
      icon("icon-512", 512),
      { ...icon("maskable-512", 512), purpose: "maskable" },
    ],
  };
  return { path: manifestPath, body: `${JSON.stringify(manifest, null, 2)}\n` };
}
