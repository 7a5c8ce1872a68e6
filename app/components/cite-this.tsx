import type { writeForms } from "../downloads/citation/citation-files";
import { citationFile } from "../urls";
import "./cite-this.css";
import "./code-block.css";
import "./fold.css";
import { FileLinks } from "./file-links";
import { TitledSection } from "./titled-section";

interface Props {
  citation: ReturnType<typeof writeForms>;
  what: "report" | "figure";
}

/** How to cite a page: as text, and as files for reference managers. */
export function CiteThis({ citation, what }: Props) {
  const { text, bibtex, ris, csl } = citation;
  return (
    <TitledSection className="cite-this pad inset apart" id="cite" title={`Cite this ${what}`}>
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
    </TitledSection>
  );
}

export function CitationFiles({ citation: { key, title } }: Pick<Props, "citation">) {
  const files = [
    ["BibTeX", citationFile(key, "bib")],
    ["RIS", citationFile(key, "ris")],
    ["CSL-JSON", citationFile(key, "json")],
  ] as const;
  return <FileLinks links={files} of={title} />;
}
