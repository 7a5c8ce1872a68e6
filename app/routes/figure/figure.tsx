import { CiteThis } from "../../components/cite-this";
import { FigureFrame } from "../../components/figure-frame";
import { PageNotes } from "../../components/page-notes";
import { RichText } from "../../components/rich-text";
import { pageHead } from "../../document/meta";
import type { PageHandle } from "../../document/page-handle";
import { figureMeta } from "../../document/page-meta";
import { citeFigure } from "../../downloads/citation/citation";
import { writeForms } from "../../downloads/citation/citation-files";
import { loadEdition } from "../../edition/edition";
import { citedSources } from "../../edition/sources";
import { href, pages } from "../../urls";
import UnknownAddress, { loader as loadUnknownAddress } from "../not-found/not-found";
import type { Route } from "./+types/figure";
import css from "./figure.css?inline";

export const handle: PageHandle = { css };
export const meta = pageHead;

export function loader({ params }: Route.LoaderArgs) {
  const edition = loadEdition();
  const figure = Object.values(edition.figures()).find(({ id }) => id === params.id);
  // Development only: hosts serve /404 for an unknown id.
  if (!figure) return loadUnknownAddress();
  return {
    meta: figureMeta(edition, figure),
    figure,
    citation: writeForms(citeFigure(edition, figure)),
    sources: citedSources(edition, figure),
  };
}

export default function FigurePage({ loaderData }: Route.ComponentProps) {
  if (!("figure" in loaderData)) return <UnknownAddress loaderData={loaderData} />;
  const { figure, citation, sources } = loaderData;
  return (
    <>
      <div className="figure-page wide">
        <p>
          <a className="target" href={href(pages.figures.path)}>
            ← All figures
          </a>
        </p>
        <RichText as="h1" className="minor" text={figure.title} plain />
        <RichText as="p" className="lead" text={figure.summary} />
        <FigureFrame figure={figure} heading="h2" legend />
        <CiteThis citation={citation} what="figure" />
      </div>
      <PageNotes sources={sources} />
    </>
  );
}
