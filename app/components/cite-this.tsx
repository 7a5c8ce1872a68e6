import { citationFile, href } from "../urls";

/** A citation in every form. */
export interface CitationForms {
  key: string;
  title: string;
  text: string;
  bibtex: string;
  ris: string;
  csl: string;
}

interface Props {
  citation: CitationForms;
  /** What is cited, as the heading names it. */
  what: "report" | "figure";
}

/** How to cite what the reader has before them: a sentence to select, and the forms that reference managers read. */
export function CiteThis({ citation, what }: Props) {
  const { text, bibtex, ris, csl } = citation;
  return (
    <section className="cite-this pad" id="cite" aria-labelledby="cite-heading">
      <h2 id="cite-heading">Cite this {what}</h2>
      <p className="cite-text">{text}</p>
      <CitationFiles citation={citation} />
      <details>
        <summary>BibTeX, RIS and CSL-JSON as text</summary>
        <h3>BibTeX</h3>
        <pre>{bibtex}</pre>
        <h3>RIS</h3>
        <pre>{ris}</pre>
        <h3>CSL-JSON</h3>
        <pre>{csl}</pre>
      </details>
    </section>
  );
}

/** The files of a citation. */
export function CitationFiles({
  citation: { key, title },
}: {
  citation: Pick<CitationForms, "key" | "title">;
}) {
  const files = [
    ["BibTeX", "bib"],
    ["RIS", "ris"],
    ["CSL-JSON", "json"],
  ] as const;
  return (
    <p className="cite-files links no-print">
      {files.map(([label, type]) => (
        <a key={type} href={href(citationFile(key, type))}>
          {label}
          <span className="visually-hidden"> for {title}</span>
        </a>
      ))}
    </p>
  );
}
