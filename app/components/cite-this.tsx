import { Fragment } from "react";
import type { writeForms } from "../downloads/citation/citation-files";
import { citationFile, href } from "../urls";
import "./cite-this.css";
import "./code-block.css";
import "./fold.css";

interface Props {
  citation: ReturnType<typeof writeForms>;
  what: "report" | "figure";
  unfolds?: boolean;
}

/** How to cite a page: as text, and as files for reference managers. `unfolds`: the files as text, too. */
export function CiteThis({ citation, what, unfolds = false }: Props) {
  return (
    <section className="cite-this pad inset apart" id="cite" aria-labelledby="cite-heading">
      <h2 className="minor" id="cite-heading">
        Cite this {what}
      </h2>
      <p className="cite-text">{citation.text}</p>
      <CitationFiles citation={citation} />
      {unfolds && (
        <details className="fold">
          <summary>BibTeX, RIS and CSL-JSON as text</summary>
          {files.map(({ label, form }) => (
            <Fragment key={form}>
              <h3 className="label">{label}</h3>
              <pre className="code-block">{citation[form]}</pre>
            </Fragment>
          ))}
        </details>
      )}
    </section>
  );
}

const files = [
  { label: "BibTeX", type: "bib", form: "bibtex" },
  { label: "RIS", type: "ris", form: "ris" },
  { label: "CSL-JSON", type: "json", form: "csl" },
] as const;

/** `of`: what is cited, where several stand on a page. */
export function CitationFiles({ citation: { key }, of }: Pick<Props, "citation"> & { of?: string }) {
  return (
    <p className="links no-print">
      {files.map(({ label, type }) => (
        <a key={type} href={href(citationFile(key, type))}>
          {label}
          {of && <span className="visually-hidden"> for {of}</span>}
        </a>
      ))}
    </p>
  );
}
