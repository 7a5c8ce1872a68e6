import type { ReactNode } from "react";
import { RichText } from "../../../components/rich-text";
import { anchorIn } from "../../../components/section";
import { marketSections } from "../../../content/schema/pages";
import { methodologySections } from "../../methodology/methodology-sections";
import type { WholeReport } from "../compose-report";
import { contentsId } from "./part";
import "./contents.css";

/** Two levels of headings, and the figures. */
export function Contents({ report }: { report: WholeReport }) {
  const { words, home, products, market, methodology, figures } = report;
  const { summary, findings, kids } = home.page;
  return (
    <nav className="report-contents wide" id={contentsId} aria-labelledby="contents-heading">
      <h2 id="contents-heading">{words.contents}</h2>
      <ol className="texts contents-parts">
        <Entry id="summary" label={<RichText text={words.summary.title} plain />}>
          <Entry id={anchorIn("summary", "home")} label={summary.kicker} />
          <Entry id={anchorIn("findings", "home")} label={findings.kicker} />
          {kids && <Entry id={anchorIn("kids", "home")} label={kids.kicker} />}
        </Entry>
        <Entry id="products" label={<RichText text={words.products.title} plain />}>
          {products.map(({ product: { slug, name } }) => (
            <Entry key={slug} id={anchorIn(slug, "product")} label={name} />
          ))}
        </Entry>
        <Entry id="market" label={<RichText text={market.page.title} plain />}>
          {marketSections.map((id) => (
            <Entry key={id} id={anchorIn(id, "market")} label={market.page[id].kicker} />
          ))}
        </Entry>
        <Entry id="methodology" label={<RichText text={methodology.page.title} plain />}>
          {methodologySections.map((id) => (
            <Entry key={id} id={anchorIn(id, "methodology")} label={methodology.page[id].kicker} />
          ))}
        </Entry>
        <Entry id="sources" label={<RichText text={words.sources.title} plain />} />
      </ol>
      <h3>{words.figures}</h3>
      <ol className="texts contents-figures">
        {figures.map(({ id, title }) => (
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
