import type { Figure } from "../analysis/figures/figure-model";
import { figurePath, href } from "../urls";
import "./figure-link.css";

interface Props extends Pick<Figure, "id" | "number"> {
  /** In a document that shows the figure. */
  isHere?: boolean;
}

/** A figure's number, which leads to the figure: to its page, unless it is in the same document. */
export function FigureLink({ id, number, isHere = false }: Props) {
  return (
    <p className="figure-number">
      <a className="target" href={isHere ? `#${id}` : href(figurePath(id))}>
        Figure {number}
      </a>
    </p>
  );
}
