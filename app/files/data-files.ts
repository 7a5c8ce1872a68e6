import { strToU8, zipSync } from "fflate";
import { findLicenseTerms, formatLicenseName } from "../report/license";
import type { Report } from "../report/report";
import { listTables } from "../report/table";
import { toPlainText } from "../report/text";
import { dataPath } from "../urls";
import { formatCsv } from "./csv";
import { describeDataPackage } from "./data-package";
import type { InMemoryFile } from "./site-file";

/** Lists the files below /data: a CSV file for each table, the data package, and a zip of all of them. */
export function listDataFiles(report: Report): InMemoryFile[] {
  const texts = [
    ...listTables(report).map((table) => ({ name: `${table.name}.csv`, text: formatCsv(table) })),
    { name: "datapackage.json", text: `${JSON.stringify(describeDataPackage(report), null, 2)}\n` },
  ];
  const zipped = [...texts, { name: "license.txt", text: formatLicense(report) }];
  const entries = zipped.map(({ name, text }) => [`${zipName(report)}/${name}`, strToU8(text)]);
  // Zip files store local times, and the same content must give the same bytes in every time zone. Noon
  // exists on every day, while clocks in some time zones skip midnight when daylight saving time begins.
  const mtime = new Date(`${report.edition.published}T12:00`);
  return [
    ...texts.map(({ name, text }) => ({ path: dataPath(name), body: text })),
    { path: zipPath(report), body: zipSync(Object.fromEntries(entries), { mtime }) },
  ];
}

/** Returns the path of the zip with all data files. */
export function zipPath(report: Report): string {
  return dataPath(`${zipName(report)}.zip`);
}

/** Returns the name of the zip without its extension, which is also the name of the folder in it. */
export function zipName({ edition }: Report): string {
  return `${edition.fileName}-${edition.version}`;
}

function formatLicense(report: Report): string {
  const { edition, data } = report;
  const { title, year, version, publisher, copyright = publisher.name, license } = edition;
  const name = [formatLicenseName(report), license.address].filter(Boolean).join("\n");
  return `${title}, version ${version}
© ${year} ${copyright}
${name}

${toPlainText(findLicenseTerms(report).text)} ${toPlainText(data.license.note)}
`;
}
