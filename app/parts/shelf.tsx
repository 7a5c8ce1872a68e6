import type { Product } from "../report/product";
import type { Report } from "../report/report";
import { href, productPath } from "../urls";
import { useColorClasses } from "./page-context";
import { Picture } from "./picture";
import "./shelf.css";

interface Props {
  tiers: Report["tiers"];
  /** The slug of the product whose page this is. */
  current?: string;
  /** Whether cards stand on the boards that have them. */
  cards?: boolean;
  /** Whether the pictures are fetched at once. */
  eager?: boolean;
}

/** The products with their names, on a board for each price tier, the highest tier above. A tier without products has a hole. */
export function Shelf({ tiers, current, cards = false, eager = false }: Props) {
  const { tierClass } = useColorClasses();
  return (
    <ul className="shelf">
      {tiers.map(({ label, color, range, countText, card, products }) => (
        <li key={label} className="shelf-tier">
          <p className={`shelf-tag on-paper flex-wrap ${tierClass(color)}`}>
            <b>{label}</b> <span>{range}</span> <small>{countText}</small>
          </p>
          {cards && card && <p className="shelf-ask on-paper">{card}</p>}
          {products.length === 0 ? (
            <div className="shelf-boards is-empty flex-wrap">
              <svg className="shelf-hole" aria-hidden="true">
                <rect width="100%" height="100%" strokeWidth="2.5" strokeDasharray="9 6 5 7 11 5 7 8" />
              </svg>
            </div>
          ) : (
            <div className="shelf-boards flex-wrap">
              {splitIntoBoards(products).map((board) => (
                <ul key={board[0]?.id} className="shelf-board">
                  {board.map((product) => (
                    <li key={product.id}>
                      <ProductDrawing product={product} isCurrent={product.slug === current} eager={eager} />
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

/** As many products have room on a board. */
const maxProductsPerBoard = 10;

/** A tier's products on boards of nearly equal number. */
export function splitIntoBoards<Item>(products: readonly Item[]): Item[][] {
  const boards = Math.ceil(products.length / maxProductsPerBoard);
  const start = (board: number) => Math.round((board * products.length) / boards);
  return Array.from({ length: boards }, (_, board) => products.slice(start(board), start(board + 1)));
}

interface DrawingProps {
  product: Product;
  isCurrent?: boolean;
  eager?: boolean;
}

/** A product's picture, which leads to its page. `data-piece` is for the stage, where pictures travel. */
export function ProductDrawing({ product, isCurrent = false, eager = false }: DrawingProps) {
  const { id, slug, name, shortName, pictures } = product;
  return (
    <a className="drawing" href={href(productPath(slug))} aria-current={isCurrent ? "page" : undefined}>
      <span data-piece={id}>
        <Picture picture={{ ...pictures.product, alt: name }} place="square" eager={eager} />
      </span>
      <span className="shelf-name on-paper" aria-hidden="true">
        <bdi>{shortName}</bdi>
      </span>
    </a>
  );
}
