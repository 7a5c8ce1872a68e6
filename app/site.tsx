import { createHash } from "node:crypto";
import type { ReactNode } from "react";
import listCode from "./client/hydrate-list.tsx?script";
import notFoundCode from "./client/not-found-script.ts?script";
import { ContentError } from "./content/problem";
import { type Page, renderDocument } from "./document";
import { citationFiles } from "./files/citation";
import { listDataFiles } from "./files/data-files";
import { previewFile } from "./files/link-preview";
import { manifestFile } from "./files/manifest";
import type { SiteFile } from "./files/site-file";
import { crawlerFiles } from "./files/sitemap";
import { type PageMeta, pageMeta, productMeta } from "./head";
import { ChecklistPage } from "./pages/checklist/checklist";
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
import { OnePage } from "./pages/one-page/one-page";
import onePageSheets from "./pages/one-page/one-page.tsx?sheets";
import { PrintEdition, printRules } from "./pages/print-edition/print-edition";
import printSheets from "./pages/print-edition/print-edition.tsx?sheets";
import { ProductPage } from "./pages/product/product";
import productSheets from "./pages/product/product.tsx?sheets";
import { ProductsPage } from "./pages/products/products";
import productsSheets from "./pages/products/products.tsx?sheets";
import { readReport } from "./read-report";
import { listPictureFiles } from "./report/pictures";
import type { Settings } from "./settings";
import { pageKeys, printEditionPath } from "./urls";

/** Every page, with its head, styles and component, and every other file that is made from the report; and what its editor should know. */
export async function listSite(settings: Settings): Promise<{ files: SiteFile[]; notices: string[] }> {
  const { report, problems, notices, ...read } = await readReport(settings);
  if (!report) throw new ContentError(problems);
  const pictures = listPictureFiles(report, read.pictures);
  const dataFiles = [...listDataFiles(report), ...citationFiles(report)];
  const listScript = {
    path: `/assets/product-list-${createHash("sha256").update(listCode).digest("hex").slice(0, 8)}.js`,
    body: listCode,
  };
  const notFoundScript = { code: notFoundCode };
  const metas = [
    ...pageKeys.map((key) => pageMeta(report, key)),
    ...report.products.map((product) => productMeta(report, product)),
  ];

  const page = (meta: PageMeta, sheets: Page["sheets"], content: ReactNode, script?: Partial<Page>) => ({
    // Most hosts serve /a/b.html at /a/b, and many redirect to /a/b/ for /a/b/index.html.
    path: meta.path === "/" ? "/index.html" : `${meta.path}.html`,
    body: () => renderDocument(report, { meta, sheets, content, ...script }),
  });

  const printMeta = { ...pageMeta(report, "home"), path: printEditionPath };
  const hasPrintEdition = settings.hasPrints || import.meta.env.DEV;

  const files = [
    page(pageMeta(report, "home"), homeSheets, <HomePage report={report} />),
    page(pageMeta(report, "products"), productsSheets, <ProductsPage report={report} />, {
      script: listScript.path,
    }),
    ...report.products.map((product) =>
      page(productMeta(report, product), productSheets, <ProductPage report={report} product={product} />),
    ),
    page(pageMeta(report, "marketAnalysis"), marketAnalysisSheets, <MarketAnalysisPage report={report} />),
    page(pageMeta(report, "methodology"), methodologySheets, <MethodologyPage report={report} />),
    page(pageMeta(report, "onePage"), onePageSheets, <OnePage report={report} />),
    page(pageMeta(report, "checklist"), checklistSheets, <ChecklistPage report={report} />),
    page(pageMeta(report, "data"), dataSheets, <DataPage report={report} files={dataFiles} />),
    page(pageMeta(report, "notFound"), notFoundSheets, <NotFoundPage report={report} />, notFoundScript),
    page(
      pageMeta(report, "productNotFound"),
      notFoundSheets,
      <ProductNotFoundPage report={report} />,
      notFoundScript,
    ),
    listScript,
    ...dataFiles,
    ...metas.flatMap(({ listed }) => (listed ? previewFile(report, listed.preview, pictures) : [])),
    ...pictures,
    ...crawlerFiles(
      report,
      metas.filter(({ listed }) => listed),
    ),
    manifestFile(report),
    ...(hasPrintEdition
      ? [page(printMeta, [...printSheets, printRules(report)], <PrintEdition report={report} />)]
      : []),
  ];
  return { files, notices };
}
