import { citeAnchor, href } from "../urls";

export function CiteLine({ citation }: { citation: string }) {
  return (
    <p className="cite-line no-print">
      <a className="target" href={href(citeAnchor(citation))}>
        Cite this page
      </a>
    </p>
  );
}
