import { Fragment } from "react";
import type { writeForms } from "../downloads/citation/citation-files";
import { citationFile } from "../urls";
import { FileLinks } from "./file-links";
import { TitledSection } from "./titled-section";
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
    <TitledSection className="cite-this pad inset apart" id="cite" isAnchor title={`Cite this ${what}`}>
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
    </TitledSection>
  );
}

const files = [
  { label: "BibTeX", type: "bib", form: "bibtex" },
  { label: "RIS", type: "ris", form: "ris" },
  { label: "CSL-JSON", type: "json", form: "csl" },
] as const;

/** `of`, `cited`: what is cited, and the link to it, where several stand on a page. */
export function CitationFiles({
  citation: { key },
  of,
  cited,
}: Pick<Props, "citation"> & { of?: string; cited?: readonly [label: string, path: string] }) {
  const links = files.map(({ label, type }) => [label, citationFile(key, type)] as const);
  return <FileLinks links={cited ? [cited, ...links] : links} of={of} />;
}
