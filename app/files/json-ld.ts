import type { Report } from "../report/report";
import { absoluteUrl, dataPath, pages } from "../urls";
import { deriveCitation, formatAuthor } from "./citation";
import { describeDataPackage } from "./data-package";

// Structured data must not contain products with offers or ratings, because search engines would show an
// illustrative price as a real one.

/** An object of schema.org vocabulary in JSON-LD. */
export type JsonLd = Record<string, unknown>;

export function describeReport(report: Report): JsonLd {
  const work = describeWork(report, pages.home.path);
  return { "@type": "Report", "@id": work.url, ...work, about: report.edition.subject };
}

/** Describes the tables of the report and their files as a dataset. */
export function describeDataset(report: Report): JsonLd {
  const { edition } = report;
  const { description, resources } = describeDataPackage(report);
  return {
    "@type": "Dataset",
    ...describeWork(report, pages.data.path),
    description,
    isPartOf: { "@id": absoluteUrl(edition, pages.home.path) },
    distribution: resources.map(({ path, title, mediatype }) => ({
      "@type": "DataDownload",
      name: title,
      encodingFormat: mediatype,
      contentUrl: absoluteUrl(edition, dataPath(path)),
    })),
  };
}

/** Describes breadcrumbs that begin with the home page, followed by `steps`. */
export function describeBreadcrumbs(
  { edition }: Report,
  steps: readonly Record<"label" | "path", string>[],
): JsonLd {
  const itemListElement = [pages.home, ...steps].map(({ label, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    item: absoluteUrl(edition, path),
  }));
  return { "@type": "BreadcrumbList", itemListElement };
}

function describeWork(report: Report, path: string) {
  const { authors, publisher, title, published, version } = deriveCitation(report);
  return {
    name: title,
    url: absoluteUrl(report.edition, path),
    creator: authors.map((author) => ({
      "@type": "name" in author ? "Organization" : "Person",
      name: formatAuthor(author),
      ...("family" in author && { familyName: author.family, givenName: author.given }),
    })),
    publisher: { "@type": "Organization", name: publisher },
    datePublished: published,
    version,
    inLanguage: "en",
    license: report.edition.license.address,
  };
}
