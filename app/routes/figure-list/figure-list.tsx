import { FigureChart } from "../../charts/figure-chart";
import { LinkLine } from "../../components/link-line";
import { RichText } from "../../components/rich-text";
import { pageMeta } from "../../document/page-meta";
import { editionContext } from "../../edition/context";
import { citeAnchor, figurePath, href } from "../../urls";
import type { Route } from "./+types/figure-list";
import "../../charts/chart.css";
import "../../components/figure-link.css";
import "./figure-list.css";

export function loader({ context }: Route.LoaderArgs) {
  const edition = context.get(editionContext);
  return { meta: pageMeta(edition, "figures"), figures: Object.values(edition.figures()) };
}

export default function Figures({ loaderData: { meta, figures } }: Route.ComponentProps) {
  return (
    <div className="page wide">
      <h1>{meta.shortTitle}</h1>
      <p className="lead">{meta.description}</p>
      <ul className="stack figures-list apart">
        {figures.map((figure) => (
          <li key={figure.id} className="card inset split beside">
            <section>
              <p className="figure-number">Figure {figure.number}</p>
              <h2 className="minor">
                <a href={href(figurePath(figure.id))}>
                  <RichText text={figure.title} plain />
                </a>
              </h2>
              <RichText as="p" className="caption" text={figure.summary} />
            </section>
            <FigureChart figure={figure} />
          </li>
        ))}
      </ul>
      <LinkLine to={citeAnchor("figures")}>Cite this page</LinkLine>
    </div>
  );
}
