import type { ReactNode } from "react";
import { KindNote } from "../../../components/kind-mark";
import { marketSections } from "../../../components/market";
import { RichText } from "../../../components/rich-text";
import type { WholeReport } from "../compose-report";
import { methodologyChapters } from "./methodology";
import { contentsId } from "./part";

/** Two levels of headings, the figures, and the legend of the marks. scripts/pdf.ts adds page numbers. */
export function Contents({ report }: { report: WholeReport }) {
  const { words, summary, findings, kids, profiles, market, methodology, figures } = report;
  return (
    <nav className="report-contents ruled wide" id={contentsId} aria-labelledby="contents-heading">
      <h2 id="contents-heading">{words.contents}</h2>
      <ol className="contents-parts">
        <Entry id="summary" label={summary.kicker} />
        <Entry id="findings" label={findings.kicker}>
          <Entry id="kids" label={kids.kicker} />
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
          {methodologyChapters.map((chapter) => (
            <Entry key={chapter} id={`methodology-${chapter}`} label={methodology[chapter].kicker} />
          ))}
        </Entry>
        <Entry id="limitations" label={methodology.limitations.kicker} />
        <Entry id="sources" label={<RichText text={words.sources.title} plain />} />
      </ol>
      <h3>{words.figures}</h3>
      <ol className="contents-figures">
        {figures.map(({ figure: { id, title } }) => (
          <Entry key={id} id={id} label={<RichText text={title} plain />} />
        ))}
      </ol>
      <KindNote explanation="#methodology-kinds" />
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
