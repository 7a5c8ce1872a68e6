import { strToU8, zipSync } from "fflate";
import type { Report } from "../report/report";
import { listTables } from "../report/table";
import { plainText } from "../report/text";
import { dataFile } from "../urls";
import { writeCsv } from "./csv";
import { describeData } from "./data-package";
import type { SiteFile } from "./site-file";

/** The files below /data: a CSV file for each table, their description, and all of it as one zip. */
export function listDataFiles(report: Report): SiteFile[] {
  return [
    ...writeData(report).map(({ name, text }) => ({ path: dataFile(name), body: text })),
    { path: dataFile(`${zipName(report)}.zip`), body: () => zipData(report) },
  ];
}

/** The name of the zip and of the folder in it. */
export function zipName({ edition }: Report): string {
  return `${edition.fileName}-${edition.version}`;
}

/** Tables, description and license in one folder. The same content gives the same bytes everywhere. */
export function zipData(report: Report): Uint8Array {
  const files = [...writeData(report), { name: "license.txt", text: writeLicense(report) }];
  const entries = files.map(({ name, text }) => [`${zipName(report)}/${name}`, strToU8(text)]);
  // Zip stores local times, and there is a noon on every day: clocks skip midnight in Cairo and Santiago.
  return zipSync(Object.fromEntries(entries), { mtime: new Date(`${report.edition.published}T12:00`) });
}

/** The texts of the tables and of their description, by file name. */
export function writeData(report: Report): { name: string; text: string }[] {
  return [
    ...listTables(report).map((table) => ({ name: `${table.name}.csv`, text: writeCsv(table) })),
    { name: "datapackage.json", text: `${JSON.stringify(describeData(report), null, 2)}\n` },
  ];
}

function writeLicense({ edition, data }: Report): string {
  const { title, year, version, publisher, copyright = publisher.name, license } = edition;
  return `${title}, version ${version}
© ${year} ${copyright}
${license.name} (${license.short})
${license.address}

${plainText(data.license.text)}
`;
}
