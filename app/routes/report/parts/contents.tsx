import type { ReactNode } from "react";
import type { Text } from "../../../analysis/text";
import { KindKey } from "../../../components/kind-mark";
import { RichText } from "../../../components/rich-text";
import type { WholeReport } from "../compose-report";

export const contentsId = "contents";

/** The anchor of a section in a part. */
export function chapterId(part: string, chapter: string): string {
  return `${part}-${chapter}`;
}

export const marketChapters = [
  "share",
  "tiers",
  "trends",
  "gallery",
  "advantages",
  "opportunities",
  "conclusion",
] as const;

export const methodologyChapters = [
  "approach",
  "kinds",
  "counts",
  "validation",
  "results",
  "conclusion",
] as const;

/** Two levels of headings, then the figures, and what the marks mean. scripts/pdf.ts puts the page numbers on paper. */
export function Contents({ report }: { report: WholeReport }) {
  const { words, summary, findings, kids, profiles, market, methodology } = report;
  return (
    <nav className="report-contents wide" id={contentsId} aria-labelledby="contents-heading">
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
          {marketChapters.map((chapter) => (
            <Entry key={chapter} id={chapterId("market", chapter)} label={market[chapter].kicker} />
          ))}
        </Entry>
        <Entry id="methodology" label={<RichText text={methodology.title} plain />}>
          {methodologyChapters.map((chapter) => (
            <Entry key={chapter} id={chapterId("methodology", chapter)} label={methodology[chapter].kicker} />
          ))}
        </Entry>
        <Entry id="limitations" label={methodology.limitations.kicker} />
        <Entry id="sources" label={<RichText text={words.sources.title} plain />} />
      </ol>
      <h3>{words.figures}</h3>
      <ol className="contents-figures">
        {listFigures(report).map(({ id, title }) => (
          <Entry key={id} id={id} label={<RichText text={title} plain />} />
        ))}
      </ol>
      <KindKey explanation={`#${chapterId("methodology", "kinds")}`} />
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

/** The figures in the order of the page. */
const figureOrder: readonly string[] = [
  "brand-share",
  "price-tiers",
  "price-by-product",
  "licences",
  "themes",
  "pack-counts",
  "price-per-bandage",
  "kinds-of-value",
];

/** The number of a figure on this page, from 1. */
export function figureNumber(id: string): number {
  return figureOrder.indexOf(id) + 1;
}

function listFigures({ market, methodology }: WholeReport): { id: string; title: Text }[] {
  const { share, tiers, trends, opportunities } = market;
  const figures = [share.figure, ...tiers.figures, ...trends.figures, ...opportunities.figures];
  return [...figures, methodology.kinds.figure].sort((a, b) => figureNumber(a.id) - figureNumber(b.id));
}
