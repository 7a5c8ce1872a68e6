import { href, pages } from "../urls";

export function UnexpectedError({ detail }: { detail?: string }) {
  return (
    <div role="alert" className="flow">
      <h2>Unexpected Application Error!</h2>
      <p>This part of the page stopped working. The rest of the report is not affected.</p>
      {detail && <pre>{detail}</pre>}
      <p>
        <a href={href(pages.products.path)}>Load the product list again</a> or{" "}
        <a href={href(pages.home.path)}>go to the home page</a>.
      </p>
    </div>
  );
}

/** The problems that an editor must fix before the page can be shown. */
export function ContentProblems({ heading, lines }: { heading: string; lines: string[] }) {
  return (
    <div role="alert" className="flow">
      <h1>{heading}</h1>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>Save the corrected files, and the page comes back.</p>
    </div>
  );
}
