import type { Product } from "../report/product";
import type { Report } from "../report/report";
import { href, productPath } from "../urls";
import { IsolatedText } from "./isolated-text";
import { useColorClasses } from "./page-context";
import { Picture } from "./picture";
import "./shelf.css";

interface ShelfProps {
  tiers: Report["tiers"];
  /** The slug of the product to highlight, on the page of that product. */
  currentSlug?: string;
  /** Whether the shelf shows the cards of tiers that have one. */
  hasCards?: boolean;
  /** Whether the pictures load at once. Otherwise they load lazily. */
  eager?: boolean;
}

/**
 * Renders the products with their names on a shelf, by price tier in the order of `tiers`. A tier without products
 * shows the dashed outline of a missing bandage.
 */
export function Shelf({ tiers, currentSlug, hasCards = false, eager = false }: ShelfProps) {
  const { tierClass } = useColorClasses();
  const tiersWithBoards = tiers.map((tier) => ({ ...tier, boards: splitIntoBoards(tier.products) }));
  const hasFullBoard = tiersWithBoards.some(({ boards }) =>
    boards.some(({ length }) => length === maxProductsPerBoard),
  );
  return (
    <ul className={hasFullBoard ? "shelf has-full-board" : "shelf"}>
      {tiersWithBoards.map(({ label, color, range, countText, card, boards }) => (
        <li key={label} className="shelf-tier">
          <p className={`shelf-tag on-paper flex-wrap ${tierClass(color)}`}>
            <b>{label}</b> <span>{range}</span>{" "}
            <small>
              <span className="shelf-tag-separator">· </span>
              {countText}
            </small>
          </p>
          {hasCards && card && <p className="shelf-card on-paper">{card}</p>}
          {boards.length === 0 ? (
            <div className="shelf-boards is-empty flex-wrap">
              <svg className="shelf-hole" aria-hidden="true">
                <rect
                  width="100%"
                  height="100%"
                  strokeWidth="2.5"
                  pathLength="20"
                  strokeDasharray="0.6 0.4"
                />
              </svg>
            </div>
          ) : (
            <div className="shelf-boards flex-wrap">
              {boards.map((board) => (
                <ul key={board[0]?.id} className="shelf-board">
                  {board.map((product) => (
                    <li key={product.id}>
                      <ProductDrawing
                        product={product}
                        isCurrent={product.slug === currentSlug}
                        eager={eager}
                      />
                    </li>
                  ))}
                </ul>
              ))}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Maximum number of products on a board. */
const maxProductsPerBoard = 10;

/** Splits a tier's products into boards that differ by at most one product. */
export function splitIntoBoards<Item>(products: readonly Item[]): Item[][] {
  const boardCount = Math.ceil(products.length / maxProductsPerBoard);
  const startOf = (board: number) => Math.round((board * products.length) / boardCount);
  return Array.from({ length: boardCount }, (_, board) => products.slice(startOf(board), startOf(board + 1)));
}

interface ProductDrawingProps {
  product: Product;
  isCurrent?: boolean;
  eager?: boolean;
}

/**
 * Renders a product's picture and short name as a link to its page. `data-drawing` identifies the drawing for the
 * animation of the stage (app/client/stage.ts).
 */
export function ProductDrawing({ product, isCurrent = false, eager = false }: ProductDrawingProps) {
  const { id, slug, name, shortName, pictures } = product;
  return (
    <a
      className="product-drawing"
      href={href(productPath(slug))}
      aria-current={isCurrent ? "page" : undefined}
    >
      <span data-drawing={id}>
        <Picture picture={{ ...pictures.product, alt: name }} aspect="square" eager={eager} />
      </span>
      <span className="shelf-name on-paper" aria-hidden="true">
        <IsolatedText text={shortName} />
      </span>
    </a>
  );
}
