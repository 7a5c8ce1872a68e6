import { stringify } from "yaml";
import type { Report } from "../../content/report-files";
import { type Citation, dateParts } from "./citation";

/**
 * CITATION.cff for the repository, which GitHub, Zenodo and Zotero read. It names the address in report.yaml and not that
 * of this build, so that everybody writes the same file.
 */
export function writeCff(
  { title, author, version, published, language, license, path }: Citation,
  { address, year: edition }: Pick<Report["publication"], "address" | "year">,
): string {
  const [year, month, day] = dateParts(published);
  const authors = [{ name: author }];
  const url = `${address}/${edition}${path}`;
  const record = {
    "cff-version": "1.2.0",
    message: "To cite this report, use the metadata of its preferred citation.",
    type: "dataset",
    title,
    authors,
    version,
    ...(day !== undefined && { "date-released": published }),
    "license-url": license,
    url,
    "preferred-citation": {
      type: "report",
      title,
      authors,
      institution: { name: author },
      year,
      ...(month !== undefined && { month }),
      version,
      languages: [language],
      url,
    },
  };
  const text = stringify(record, { aliasDuplicateObjects: false, lineWidth: 0 });
  return `# Written by npm run citation from content/report.yaml.\n${text}`;
}
