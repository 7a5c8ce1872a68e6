import { redirect } from "react-router";
import { CiteThis } from "../../components/cite-this";
import { Copyable, copyOnClick } from "../../components/copyable";
import { FigureFrame } from "../../components/figure-frame";
import { NarrowFold } from "../../components/narrow-fold";
import { PageNotes } from "../../components/page-notes";
import { RichText } from "../../components/rich-text";
import { TitledSection } from "../../components/titled-section";
import type { PageHandle } from "../../document/page-handle";
import { figureMeta } from "../../document/page-meta";
import { citeFigure } from "../../downloads/citation/citation";
import { writeForms } from "../../downloads/citation/citation-files";
import { writeEmbed } from "../../downloads/images/embed";
import { editionContext } from "../../edition/context";
import { citedSources } from "../../edition/sources";
import { href, pages } from "../../urls";
import type { Route } from "./+types/figure";
import "./figure.css";

export const handle: PageHandle = { headScript: copyOnClick };
export function loader({ params, context }: Route.LoaderArgs) {
  const edition = context.get(editionContext);
  const figure = Object.values(edition.figures()).find(({ id }) => id === params.id);
  // Development only: hosts serve 404.html for unknown paths.
  if (!figure) throw redirect(pages.notFound.path);
  return {
    meta: figureMeta(edition, figure),
    figure,
    citation: writeForms(citeFigure(edition, figure)),
    embed: writeEmbed(edition, figure),
    sources: citedSources(edition, figure),
  };
}

export default function FigurePage({ loaderData }: Route.ComponentProps) {
  const { figure, citation, embed, sources } = loaderData;
  return (
    <div className="figure-page wide">
      <p className="row">
        <a className="target" href={href(pages.figures.path)}>
          ← All figures
        </a>{" "}
        <span className="figure-number">Figure {figure.number}</span>
      </p>
      <RichText as="h1" className="minor" text={figure.title} plain />
      <RichText as="p" className="lead" text={figure.summary} />
      <FigureFrame figure={figure} heading="h2" />
      <CiteThis citation={citation} what="figure" unfolds />
      <TitledSection
        className="cite-this pad inset apart no-print"
        id="embed"
        isAnchor
        title="Embed this figure"
      >
        <NarrowFold summary="HTML and Markdown" of="embedding">
          <div className="columns">
            {Object.entries(embed).map(([form, snippet]) => (
              <div key={form}>
                <h3 className="label">{form}</h3>
                <Copyable as="pre" name={form}>
                  {snippet}
                </Copyable>
              </div>
            ))}
          </div>
        </NarrowFold>
      </TitledSection>
      <PageNotes sources={sources} />
    </div>
  );
}
