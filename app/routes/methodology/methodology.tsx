import { formatCounted } from "../../analysis/format";
import { sourceForms } from "../../analysis/plural";
import { copyOnClick } from "../../components/copyable";
import { LinkLine } from "../../components/link-line";
import { NarrowFold } from "../../components/narrow-fold";
import { RichText } from "../../components/rich-text";
import { SourceList } from "../../components/source-list";
import type { PageHandle } from "../../document/page-handle";
import { pageMeta } from "../../document/page-meta";
import { editionContext } from "../../edition/context";
import { listSources } from "../../edition/sources";
import { citeAnchor, pages } from "../../urls";
import type { Route } from "./+types/methodology";
import { composeMethodology } from "./compose-methodology";
import { MethodologySections, methodologySections } from "./methodology-sections";
import "../../components/figure-print.css";
import "./methodology.css";

export const handle: PageHandle = { headScript: copyOnClick };
export function loader({ context }: Route.LoaderArgs) {
  const edition = context.get(editionContext);
  return {
    meta: pageMeta(edition, "methodology"),
    rules: markCurrent,
    methodology: composeMethodology(edition),
    sources: listSources(edition),
  };
}

export default function MethodologyPage({ loaderData: { methodology, sources } }: Route.ComponentProps) {
  const { page } = methodology;
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
        <MethodologySections {...methodology} />
        <section className="ruled" id="sources" aria-labelledby="sources-heading">
          <h2 id="sources-heading">Sources</h2>
          <LinkLine to={`${pages.report.path}#sources`}>Where each source is cited</LinkLine>
          <NarrowFold
            summary={formatCounted(sources.flatMap(({ members }) => members).length, sourceForms)}
            of="what each states"
          >
            <SourceList groups={sources} />
          </NarrowFold>
          <LinkLine to={citeAnchor("methodology")}>Cite this page</LinkLine>
        </section>
      </div>
    </article>
  );
}

/** Marks the section that is read. Not in the style sheet, because the build's CSS compiler does not know it. */
const markCurrent =
  "@supports selector(:target-current){.contents ul{scroll-target-group:auto}" +
  ".contents a:target-current{background:var(--pad)}}";

/** Links to the sections, which stay in view. */
function PageContents({ sections }: { sections: readonly { id: string; label: string }[] }) {
  return (
    <nav className="contents stays no-print" aria-label="On this page">
      <ul className="wrap">
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a className="pill" href={`#${id}`}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
