import { Fact } from "../../../components/fact";
import { Picture } from "../../../components/picture";
import { PrintButton } from "../../../components/print-button";
import { RichText } from "../../../components/rich-text";
import { href, pages } from "../../../urls";
import type { WholeReport } from "../compose-report";
import "../../../components/strip.css";
import "./cover.css";

/** @param pdf the path of the PDF */
export function Cover({ report, pdf }: { report: WholeReport; pdf: string | undefined }) {
  const { cover, home, imprint } = report;
  return (
    <div className="cover page split beside wide">
      <div>
        <p className="cover-name">{imprint.title}</p>
        <RichText as="h1" text={home.page.hero.title} plain />
        <RichText as="p" className="lead" text={home.page.hero.lead} plain />
        <p className="row apart no-print">
          <PrintButton pdf={pdf} />
          <a className="target" href={href(pages.onePage.path)}>
            {pages.onePage.label}
          </a>
        </p>
      </div>
      <Picture picture={cover} className="cover-picture" eager />
      <dl className="imprint panel">
        <Fact term="Edition">{imprint.year}</Fact>
        <Fact term="Version">{imprint.version}</Fact>
        <Fact term="Published">
          <time dateTime={imprint.published.date}>{imprint.published.text}</time>
        </Fact>
        <Fact term="Sources checked">
          <time dateTime={imprint.checked.date}>{imprint.checked.text}</time>
        </Fact>
      </dl>
    </div>
  );
}
