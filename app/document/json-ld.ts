import { listTables } from "../report/table";
import { plainText } from "../report/text";
import type { Report } from "../report/report";
import { absoluteUrl } from "../settings";
import { dataFile, pages } from "../urls";
import { citeReport } from "../files/citation";

type Json = string | number | boolean | JsonLd | Json[];

export interface JsonLd {
  [property: string]: Json;
}

/** The report. Of products nothing is said: search engines must not get an illustrative price. */
export function describeReport(report: Report): JsonLd {
  return {
    "@type": "Report",
    "@id": absoluteUrl(report.about, pages.home.path),
    ...describeWork(report, pages.home.path, report.site.pages.home.description),
  };
}
