import { createHash } from "node:crypto";
import type { ComponentType } from "react";
import listCode from "./client/hydrate-list.tsx?script";
import notFoundCode from "./client/not-found-script.ts?script";
import type { Pictures } from "./content/pictures";
import { type Page, renderDocument } from "./document";
import { listCitationFiles } from "./files/citation";
import { listDataFiles } from "./files/data-files";
import { listIconFiles } from "./files/icons";
import { parseInlineDrawing } from "./files/inline-drawing";
import { describeBreadcrumbs, describeDataset, describeReport, type JsonLd } from "./files/json-ld";
import { createPreviewRenderer } from "./files/link-preview";
import { createManifestFile } from "./files/manifest";
import type { InMemoryFile, SiteFile } from "./files/site-file";
import { listCrawlerFiles } from "./files/sitemap";
import type { PageMeta } from "./head";
import { AdditionalPage } from "./pages/additional-page/additional-page";
import additionalPageSheets from "./pages/additional-page/additional-page.tsx?sheets";
import { ChecklistPage, describeChecklist } from "./pages/checklist/checklist";
import checklistSheets from "./pages/checklist/checklist.tsx?sheets";
import { DataPage } from "./pages/data/data";
import dataSheets from "./pages/data/data.tsx?sheets";
import { HomePage } from "./pages/home/home";
import homeSheets from "./pages/home/home.tsx?sheets";
import { MarketAnalysisPage } from "./pages/market-analysis/market-analysis";
import marketAnalysisSheets from "./pages/market-analysis/market-analysis.tsx?sheets";
import { MethodologyPage } from "./pages/methodology/methodology";
import methodologySheets from "./pages/methodology/methodology.tsx?sheets";
import { NotFoundPage, ProductNotFoundPage } from "./pages/not-found/not-found";
import notFoundSheets from "./pages/not-found/not-found.tsx?sheets";
import { describeOnePage, OnePage } from "./pages/one-page/one-page";
import onePageSheets from "./pages/one-page/one-page.tsx?sheets";
import { formatPrintRules, PrintEdition } from "./pages/print-edition/print-edition";
import printSheets from "./pages/print-edition/print-edition.tsx?sheets";
import { ProductPage } from "./pages/product/product";
import productSheets from "./pages/product/product.tsx?sheets";
import { ProductsPage } from "./pages/products/products";
import productsSheets from "./pages/products/products.tsx?sheets";
import type { TopDrawing } from "./parts/page-context";
import { findDrawing, listPictureFiles, type PictureRef } from "./report/pictures";
import type { Product } from "./report/product";
import type { Report } from "./report/report";
import { type ResolvedText, toPlainText } from "./report/text";
import { additionalPagePath, type PageKey, pageKeys, pages, printEditionPath, productPath } from "./urls";

/** Options of `renderSite` that are not part of the report. */
interface RenderOptions {
  /** Adds the page that scripts/pdf.ts prints as the PDF. */
  hasPrintEdition?: boolean;
  /** Adds Vite's client to every page, so that it reloads when a file changes. */
  isDevelopment?: boolean;
}

interface PageProps {
  report: Report;
  /** The files with tables and citations, whose size or content pages show. */
  dataFiles: readonly InMemoryFile[];
}

interface PageEntry {
  Component: ComponentType<PageProps>;
  /** The style sheets that the component imports. */
  styleSheets: readonly string[];
  /** Returns the description, if it is not always the one in content/site.yaml. */
  describe?: (report: Report) => ResolvedText;
  /** Returns the large picture at the top of the page, which the document contains or preloads. */
  topPicture?: (report: Report) => PictureRef | undefined;
  /** Returns the link preview and structured data. A page without them has `noindex`. */
  listing?: (report: Report) => {
    previewPicture: PictureRef;
    /** The title of the preview, if it differs from the page's. */
    previewTitle?: ResolvedText;
    structuredData: JsonLd[];
  };
  /** The path of the page's script file. */
  script?: string;
  /** The code of an inline script for this page. */
  inlineScript?: string;
}

const listScript: InMemoryFile = {
  path: `/assets/product-list-${createHash("sha256").update(listCode).digest("hex").slice(0, 8)}.js`,
  body: listCode,
};

/** Every page except those of products and of content/pages/. Paths are in urls.ts, titles and descriptions in content/site.yaml. */
const pageTable: Record<PageKey, PageEntry> = {
  home: {
    Component: HomePage,
    styleSheets: homeSheets,
    topPicture: ({ home }) => home.hero.picture,
    listing: (report) => ({
      previewPicture: report.home.hero.picture,
      previewTitle: report.home.hero.title,
      structuredData: [describeReport(report)],
    }),
  },
  products: {
    Component: ProductsPage,
    styleSheets: productsSheets,
    listing: (report) => ({
      previewPicture: report.home.hero.picture,
      structuredData: [describeBreadcrumbs(report, [pages.products])],
    }),
    script: listScript.path,
  },
  marketAnalysis: {
    Component: MarketAnalysisPage,
    styleSheets: marketAnalysisSheets,
    listing: (report) => ({
      previewPicture: report.market.insights.pictures[0]?.picture ?? report.home.hero.picture,
      structuredData: [describeBreadcrumbs(report, [pages.marketAnalysis])],
    }),
  },
  methodology: {
    Component: MethodologyPage,
    styleSheets: methodologySheets,
    topPicture: ({ methodology }) => methodology.picture,
    listing: (report) => ({
      previewPicture: report.methodology.picture ?? report.site.noResultsPicture,
      structuredData: [describeBreadcrumbs(report, [pages.methodology])],
    }),
  },
  onePage: {
    Component: OnePage,
    styleSheets: onePageSheets,
    describe: describeOnePage,
    listing: (report) => ({
      previewPicture: report.home.hero.picture,
      structuredData: [describeBreadcrumbs(report, [pages.onePage])],
    }),
  },
  checklist: {
    Component: ChecklistPage,
    styleSheets: checklistSheets,
    describe: describeChecklist,
    listing: (report) => ({
      previewPicture: report.market.conclusion.nextStep.picture,
      structuredData: [describeBreadcrumbs(report, [pages.checklist])],
    }),
  },
  data: {
    Component: DataPage,
    styleSheets: dataSheets,
    listing: (report) => ({
      previewPicture: report.site.noResultsPicture,
      structuredData: [describeBreadcrumbs(report, [pages.data]), describeDataset(report)],
    }),
  },
  notFound: {
    Component: NotFoundPage,
    styleSheets: notFoundSheets,
    topPicture: ({ site }) => site.notFoundPicture,
    inlineScript: notFoundCode,
  },
  productNotFound: {
    Component: ProductNotFoundPage,
    styleSheets: notFoundSheets,
    topPicture: ({ site }) => site.notFoundPicture,
    inlineScript: notFoundCode,
  },
};

/**
 * Renders the site: every page, and every other file that is derived from the report. The result depends only
 * on the arguments and on the base path of the bundle. Bodies that take time to create are functions, so that
 * callers wait only for the files that they use.
 */
export function renderSite(
  report: Report,
  pictures: Pictures,
  { hasPrintEdition = false, isDevelopment = false }: RenderOptions = {},
): SiteFile[] {
  const pictureFiles = listPictureFiles(report, pictures);
  const dataFiles = [...listDataFiles(report), ...listCitationFiles(report)];
  const renderPreview = createPreviewRenderer(report, pictureFiles);
  const sitePages = [
    ...pageKeys.map((key) => createPage(report, pictures, key, dataFiles)),
    ...report.products.map((product) => createProductPage(report, pictures, product)),
    ...report.additionalPages.map((page) => createAdditionalPage(report, page)),
  ];
  const listedMetas = sitePages.map(({ meta }) => meta).filter(({ listing }) => listing);
  const printPages = hasPrintEdition ? [createPrintEditionPage(report)] : [];
  return [
    ...[...sitePages, ...printPages].map((page) => ({
      path: pageFilePath(page.meta.path),
      body: () => renderDocument(report, page, { isDevelopment }),
    })),
    ...listedMetas.flatMap(({ listing }) => (listing ? renderPreview(listing.preview) : [])),
    ...pictureFiles,
    ...dataFiles,
    ...listCrawlerFiles(report, listedMetas),
    listScript,
    createManifestFile(report),
    ...listIconFiles(report, pictures),
  ];
}

function createPage(
  report: Report,
  pictures: Pictures,
  key: PageKey,
  dataFiles: readonly InMemoryFile[],
): Page {
  const { Component, styleSheets, describe, topPicture, listing, script, inlineScript } = pageTable[key];
  const { title, description } = report.site.pages[key];
  const { topDrawing, preloadedPicture } = prepareTopPicture(topPicture?.(report), pictures);
  const meta: PageMeta = {
    path: pages[key].path,
    title: toPlainText(title),
    description: toPlainText(describe?.(report) ?? description),
    preloadedPicture,
  };
  if (listing) {
    const { previewPicture, previewTitle = title, structuredData } = listing(report);
    const preview = { name: key, title: toPlainText(previewTitle), picture: previewPicture };
    meta.listing = { preview, structuredData };
  }
  return {
    meta,
    styleSheets,
    content: <Component report={report} dataFiles={dataFiles} />,
    topDrawing,
    script,
    inlineScript,
  };
}

function createProductPage(report: Report, pictures: Pictures, product: Product): Page {
  const { slug, name, lead } = product;
  const picture = product.pictures.product;
  const { topDrawing, preloadedPicture } = prepareTopPicture(picture, pictures);
  const path = productPath(slug);
  const meta: PageMeta = {
    path,
    title: name,
    description: toPlainText(lead),
    preloadedPicture,
    listing: {
      preview: { name: slug, title: name, picture },
      structuredData: [describeBreadcrumbs(report, [pages.products, { path, label: name }])],
    },
  };
  const content = <ProductPage report={report} product={product} />;
  return { meta, styleSheets: productSheets, content, topDrawing };
}

function createAdditionalPage(report: Report, page: Report["additionalPages"][number]): Page {
  const { slug, title, description } = page;
  const path = additionalPagePath(slug);
  const picture = report.home.hero.picture;
  const meta: PageMeta = {
    path,
    title,
    description,
    listing: {
      // The folder keeps the name apart from those of the previews of products.
      preview: { name: `pages/${slug}`, title, picture },
      structuredData: [describeBreadcrumbs(report, [{ path, label: title }])],
    },
  };
  return { meta, styleSheets: additionalPageSheets, content: <AdditionalPage page={page} /> };
}

/**
 * Decides how a page gets the large picture at its top: as markup in the document, if it is a drawing that can be
 * inlined, and otherwise as a file, which the document preloads.
 */
function prepareTopPicture(
  picture: PictureRef | undefined,
  pictures: Pictures,
): { topDrawing?: TopDrawing; preloadedPicture?: PictureRef | undefined } {
  const svg = picture && findDrawing(picture.src, pictures);
  const drawing = svg && parseInlineDrawing(svg, "top-");
  return picture && drawing
    ? { topDrawing: { src: picture.src, ...drawing } }
    : { preloadedPicture: picture };
}

function createPrintEditionPage(report: Report): Page {
  const { title, description } = report.site.pages.home;
  return {
    meta: { path: printEditionPath, title: toPlainText(title), description: toPlainText(description) },
    styleSheets: [...printSheets, formatPrintRules(report)],
    content: <PrintEdition report={report} />,
  };
}

/**
 * Returns the path of a page's file: `/a/b` → `/a/b.html`. Most hosts serve that file at `/a/b`. With
 * `/a/b/index.html` instead, many would redirect to `/a/b/`.
 */
function pageFilePath(path: string): string {
  return path === "/" ? "/index.html" : `${path}.html`;
}
