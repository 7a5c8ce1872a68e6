import { type Figure, figureWords } from "../analysis/figures/figure-model";
import { type Citation, citeReport } from "../downloads/citation/citation";
import { absoluteUrl } from "../edition/addresses";
import type { Edition } from "../edition/edition";
import { figureFile, pages, productPath, tableFile } from "../urls";

type Json = string | number | boolean | JsonLd | Json[];

export interface JsonLd {
  "@type"?: string;
  [property: string]: Json;
}

export function describeReport(edition: Edition, description: string): JsonLd {
  return {
    "@type": "Report",
    ...describeWork(edition, citeReport(edition)),
    "@id": reportId(edition),
    description,
    about: edition.report.publication.subject,
  };
}

/** A figure as a dataset with four downloads. */
export function describeDataset(edition: Edition, figure: Figure, citation: Citation): JsonLd {
  const { description, method } = figureWords(figure);
  const forms = [
    ["text/csv", tableFile(figure.id, "csv")],
    ["application/json", tableFile(figure.id, "json")],
    ["image/svg+xml", figureFile(figure.id, "svg")],
    ["image/png", figureFile(figure.id, "png")],
  ] as const;
  return {
    "@type": "Dataset",
    ...describeWork(edition, citation),
    description,
    isPartOf: { "@id": reportId(edition) },
    isAccessibleForFree: true,
    measurementTechnique: method,
    variableMeasured: figure.columns.map((column) => column.title),
    distribution: forms.map(([encodingFormat, path]) => ({
      "@type": "DataDownload",
      encodingFormat,
      contentUrl: absoluteUrl(edition, path),
    })),
  };
}

/** Breadcrumbs from the home page to the last of the steps. */
export function describeTrail(edition: Edition, steps: readonly { label: string; path: string }[]): JsonLd {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [pages.home, ...steps].map(({ label, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: absoluteUrl(edition, path),
    })),
  };
}

/** The products, without offers or ratings: the report sells nothing. */
export function describeList(edition: Edition): JsonLd {
  const { products } = edition;
  return {
    "@type": "ItemList",
    numberOfItems: products.length,
    itemListElement: products.map(({ name, slug, rank }) => ({
      "@type": "ListItem",
      position: rank,
      name,
      url: absoluteUrl(edition, productPath(slug)),
    })),
  };
}

function describeWork(
  edition: Edition,
  { title, path, author, published, version, language, license }: Citation,
): JsonLd {
  const institution = { "@type": "Organization", name: author };
  return {
    name: title,
    url: absoluteUrl(edition, path),
    creator: institution,
    publisher: institution,
    datePublished: published,
    version,
    inLanguage: language,
    license,
  };
}

function reportId(edition: Edition): string {
  return absoluteUrl(edition, pages.home.path);
}
