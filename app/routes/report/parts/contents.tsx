import type { ReactNode } from "react";
import { methodologySections } from "../../../components/methodology";
import { RichText } from "../../../components/rich-text";
import { marketSections } from "../../../content/schema/pages";
import type { WholeReport } from "../compose-report";
import { contentsId } from "./part";
import "./contents.css";

/** Two levels of headings, and the figures. */
export function Contents({ report }: { report: WholeReport }) {
  const { words, summary, findings, kids, profiles, market, methodology, figures } = report;
  return (
    <nav className="report-contents ruled wide" id={contentsId} aria-labelledby="contents-heading">
      <h2 id="contents-heading">{words.contents}</h2>
      <ol className="texts contents-parts">
        <Entry id="summary" label={summary.kicker}>
          <Entry id="findings" label={findings.kicker} />
          {kids && <Entry id="kids" label={kids.kicker} />}
        </Entry>
        <Entry id="products" label={<RichText text={words.products.title} plain />}>
          {profiles.map(({ product }) => (
            <Entry key={product.slug} id={product.slug} label={product.name} />
          ))}
        </Entry>
        <Entry id="market" label={<RichText text={market.title} plain />}>
          {marketSections.map((chapter) => (
            <Entry key={chapter} id={`market-${chapter}`} label={market[chapter].kicker} />
          ))}
        </Entry>
        <Entry id="methodology" label={<RichText text={methodology.title} plain />}>
          {methodologySections.map((chapter) => (
            <Entry key={chapter} id={`methodology-${chapter}`} label={methodology[chapter].kicker} />
          ))}
        </Entry>
        <Entry id="sources" label={<RichText text={words.sources.title} plain />} />
      </ol>
      <h3>{words.figures}</h3>
      <ol className="texts contents-figures">
        {figures.map(({ figure: { id, title } }) => (
          <Entry key={id} id={id} label={<RichText text={title} plain />} />
        ))}
      </ol>
    </nav>
  );
}

function Entry({ id, label, children }: { id: string; label: ReactNode; children?: ReactNode }) {
  return (
    <li>
      <a href={`#${id}`}>
        <span>{label}</span>
      </a>
      {children && <ol>{children}</ol>}
    </li>
  );
}
