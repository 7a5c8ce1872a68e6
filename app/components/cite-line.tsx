import { citeAnchor, href } from "../urls";

/** Leads from a page to the place that shows how to cite it. */
export function CiteLine({ citation }: { citation: string }) {
  return (
    <p className="cite-line no-print">
      <a className="target" href={href(citeAnchor(citation))}>
        Cite this page
      </a>
    </p>
  );
}
