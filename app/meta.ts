import { absoluteUrl } from "./site-url";

/** The head of a page: its title with the site's name, its description and its canonical address. */
export interface PageMeta {
  title: string;
  description: string;
  canonical: string | undefined;
}

/** `path` is left out for pages that no address stands for, such as the not-found pages. */
export function makeMeta(o: {
  title: string;
  description: string;
  siteTitle: string;
  path?: string;
}): PageMeta {
  return {
    title: o.title.startsWith(o.siteTitle) ? o.title : `${o.title} | ${o.siteTitle}`,
    description: o.description,
    canonical: o.path === undefined ? undefined : absoluteUrl(o.path),
  };
}

/** The same as React Router's meta descriptors. */
export function describeMeta(meta: PageMeta | undefined) {
  if (!meta) return [];
  return [
    { title: meta.title },
    { name: "description", content: meta.description },
    meta.canonical === undefined
      ? { name: "robots", content: "noindex" }
      : { tagName: "link" as const, rel: "canonical", href: meta.canonical },
  ];
}
