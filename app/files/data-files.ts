import { strToU8, zipSync } from "fflate";
import type { Report } from "../report/report";
import { listTables } from "../report/table";
import { toPlainText } from "../report/text";
import { dataPath } from "../urls";
import { formatCsv } from "./csv";
import { describeDataPackage } from "./data-package";
import type { DataFile } from "./site-file";

/** The files below /data: a CSV file for each table, their description, and all of it as one zip. */
export function listDataFiles(report: Report): DataFile[] {
  const texts = [
    ...listTables(report).map((table) => ({ name: `${table.name}.csv`, text: formatCsv(table) })),
    { name: "datapackage.json", text: `${JSON.stringify(describeDataPackage(report), null, 2)}\n` },
  ];
  const zipped = [...texts, { name: "license.txt", text: formatLicense(report) }];
  const entries = zipped.map(({ name, text }) => [`${zipName(report)}/${name}`, strToU8(text)]);
  // Zip stores local times, and there is a noon on every day: clocks skip midnight in Cairo and Santiago.
  const mtime = new Date(`${report.edition.published}T12:00`);
  return [
    ...texts.map(({ name, text }) => ({ path: dataPath(name), body: text })),
    // The same content gives the same bytes everywhere.
    { path: zipPath(report), body: zipSync(Object.fromEntries(entries), { mtime }) },
  ];
}

/** All of the data in one file. */
export function zipPath(report: Report): string {
  return dataPath(`${zipName(report)}.zip`);
}

/** The name of the zip and of the folder in it. */
export function zipName({ edition }: Report): string {
  return `${edition.fileName}-${edition.version}`;
}

function formatLicense({ edition, data }: Report): string {
  const { title, year, version, publisher, copyright = publisher.name, license } = edition;
  return `${title}, version ${version}
© ${year} ${copyright}
${license.name} (${license.short})
${license.address}

${toPlainText(data.license.text)}
`;
}
