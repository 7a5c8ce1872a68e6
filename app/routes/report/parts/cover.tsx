import { Picture } from "../../../components/picture";
import { RichText } from "../../../components/rich-text";
import { href } from "../../../urls";
import type { WholeReport } from "../compose-report";

/** The cover: title, drawing, and what this edition is. `pdf`: the address of the report on paper. */
export function Cover({
  report: { title, lead, hero, imprint },
  pdf,
}: {
  report: WholeReport;
  pdf: string | undefined;
}) {
  return (
    <div className="cover wide">
      <div className="cover-text">
        <p className="cover-name">{imprint.title}</p>
        <h1>
          <RichText text={title} plain />
        </h1>
        <p className="cover-lead">
          <RichText text={lead} plain />
        </p>
        {pdf && (
          <p className="cover-pdf no-print">
            <a className="button" href={href(pdf)} type="application/pdf">
              Read it as PDF
            </a>
          </p>
        )}
      </div>
      <Picture picture={hero} className="cover-picture" eager />
      <dl className="imprint">
        <Entry term="Edition">{imprint.year}</Entry>
        <Entry term="Version">{imprint.version}</Entry>
        <Entry term="Published">
          <time dateTime={imprint.published.date}>{imprint.published.text}</time>
        </Entry>
        <Entry term="Sources checked">
          <time dateTime={imprint.checked.date}>{imprint.checked.text}</time>
        </Entry>
      </dl>
    </div>
  );
}

function Entry({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
