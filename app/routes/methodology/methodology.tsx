import { formatCounted } from "../../analysis/format";
import { sourceForms } from "../../analysis/plural";
import { resolveAll } from "../../analysis/text";
import { CiteLine } from "../../components/cite-line";
import { copyOnClick } from "../../components/copyable";
import { FigureFrame } from "../../components/figure-frame";
import { methodologyContents, methodologySections } from "../../components/methodology";
import { NarrowFold } from "../../components/narrow-fold";
import { PageContents } from "../../components/page-contents";
import { RichText } from "../../components/rich-text";
import { Section } from "../../components/section";
import { SourceList } from "../../components/source-list";
import { pageHead } from "../../document/meta";
import type { PageHandle } from "../../document/page-handle";
import { pageMeta } from "../../document/page-meta";
import { listQuotes } from "../../downloads/images/quote-files";
import { loadEdition } from "../../edition/edition";
import { listSources } from "../../edition/sources";
import { href, pages } from "../../urls";
import type { Route } from "./+types/methodology";
import "./methodology.css";

export const handle: PageHandle = { headScript: copyOnClick };
export const meta = pageHead;

export function loader() {
  const edition = loadEdition();
  const { report, resolver } = edition;
  return {
    meta: pageMeta(edition, "methodology"),
    page: resolveAll(report.methodology, resolver),
    figure: edition.figures()["kinds-of-value"],
    origins: Object.fromEntries(
      listQuotes(edition).map(({ id, source, address }) => [id, `${source}, ${address}`]),
    ),
    sources: listSources(edition),
  };
}

export default function Methodology({
  loaderData: { page, figure, origins, sources },
}: Route.ComponentProps) {
  const contents = methodologyContents(page, "h3", figure && <FigureFrame figure={figure} legend />, origins);
  return (
    <article className="methodology page split wide">
      <div className="methodology-head">
        <RichText as="h1" text={page.title} plain />
        <RichText as="p" className="lead" text={page.lead} />
      </div>
      <PageContents
        sections={[
          ...methodologySections.map((id) => ({ id, label: page[id].kicker })),
          { id: "sources", label: "Sources" },
        ]}
      />
      <div className="methodology-text">
        {methodologySections.map((id) => (
          <Section key={id} className="ruled" id={id} words={page[id]}>
            {contents[id]}
          </Section>
        ))}
        <section className="ruled" id="sources" aria-labelledby="sources-heading">
          <h2 id="sources-heading">Sources</h2>
          <p>
            <a className="target" href={href(`${pages.report.path}#sources`)}>
              Where each source is cited
            </a>
          </p>
          <NarrowFold summary={formatCounted(sources.length, sourceForms)} of="what each states">
            <SourceList sources={sources} />
          </NarrowFold>
          <CiteLine citation="methodology" />
        </section>
      </div>
    </article>
  );
}
