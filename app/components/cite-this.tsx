import type { writeForms } from "../downloads/citation/citation-files";
import { citationFile, href } from "../urls";
import "./cite-this.css";
import "./code-block.css";
import "./fold.css";

interface Props {
  citation: ReturnType<typeof writeForms>;
  what: "report" | "figure";
}

/** How to cite a page: as text, and as files for reference managers. */
export function CiteThis({ citation, what }: Props) {
  const { text, bibtex, ris, csl } = citation;
  return (
    <section className="cite-this pad inset apart" id="cite" aria-labelledby="cite-heading">
      <h2 className="minor" id="cite-heading">
        Cite this {what}
      </h2>
      <p className="cite-text">{text}</p>
      <CitationFiles citation={citation} />
      <details className="fold">
        <summary>BibTeX, RIS and CSL-JSON as text</summary>
        <h3 className="label">BibTeX</h3>
        <pre className="code-block">{bibtex}</pre>
        <h3 className="label">RIS</h3>
        <pre className="code-block">{ris}</pre>
        <h3 className="label">CSL-JSON</h3>
        <pre className="code-block">{csl}</pre>
      </details>
    </section>
  );
}

export function CitationFiles({ citation: { key, title } }: Pick<Props, "citation">) {
  const files = [
    ["BibTeX", "bib"],
    ["RIS", "ris"],
    ["CSL-JSON", "json"],
  ] as const;
  return (
    <p className="links no-print">
      {files.map(([label, type]) => (
        <a key={type} href={href(citationFile(key, type))}>
          {label}
          <span className="visually-hidden"> for {title}</span>
        </a>
      ))}
    </p>
  );
}
