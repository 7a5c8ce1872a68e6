import type { Figure } from "../analysis/figures/figure-model";
import { figurePath, href } from "../urls";
import "./figure-link.css";

/** A figure's number, which leads to its page. */
export function FigureLink({ id, number }: Pick<Figure, "id" | "number">) {
  return (
    <p className="figure-number">
      <a className="target" href={href(figurePath(id))}>
        Figure {number}
      </a>
    </p>
  );
}
