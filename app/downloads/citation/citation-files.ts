import type { Edition } from "../../edition/edition";
import type { SiteFile } from "../../edition/site-file";
import { citationFile } from "../../urls";
import { type Citation, listCitations } from "./citation";
import { writeBibtex, writeCsl, writeRis, writeText } from "./forms";

/** A citation in every format. */
export function writeForms(citation: Citation) {
  const { key, title, path } = citation;
  return {
    key,
    title,
    path,
    text: writeText(citation),
    bibtex: writeBibtex(citation),
    ris: writeRis(citation).replaceAll("\r\n", "\n").trimEnd(),
    csl: writeCsl(citation),
  };
}

/** The files of all citations. */
export function citationFiles(edition: Edition): SiteFile[] {
  return listCitations(edition).flatMap((citation) => {
    const path = (type: Parameters<typeof citationFile>[1]) => citationFile(citation.key, type);
    return [
      { path: path("bib"), body: writeBibtex(citation) },
      { path: path("ris"), body: writeRis(citation) },
      { path: path("json"), body: writeCsl(citation) },
    ];
  });
}
