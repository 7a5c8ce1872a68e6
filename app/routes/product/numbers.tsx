import type { Product, ValueField } from "../../analysis/product";
import type { Note, Words } from "../../analysis/text";
import { KindWord } from "../../components/kind-word";
import { ProductValue } from "../../components/product-value";
import { RichText } from "../../components/rich-text";
import { StatTile } from "../../components/stat-tile";
import { href, pages } from "../../urls";

type Tiles = readonly (readonly [label: string, field: ValueField])[];

const tiles: Tiles = [
  ["Count", "count"],
  ["Price", "price"],
  ["Packaging", "packaging"],
  ["Market Tier", "marketTier"],
];

interface Stated {
  product: Product;
  notes: Record<string, readonly Note[]>;
}

/** The tiles; those with illustrative values stand in one group, which says why they are invented. */
export function Numbers({ invented, ...stated }: Stated & Pick<Words<"list">, "invented">) {
  const isInvented = ([, field]: Tiles[number]) => stated.product.evidence[field]?.kind === "illustrative";
  const open = tiles.filter(isInvented);
  return (
    <div className="numbers stack">
      {open.length > 0 && (
        <section className="invented flow" aria-labelledby="invented-heading">
          <InventedNote invented={invented} id="invented-heading" isLinked />
          <TileRow tiles={open} {...stated} />
        </section>
      )}
      <TileRow tiles={tiles.filter((tile) => !isInvented(tile))} {...stated} />
    </div>
  );
}

interface NoteProps extends Pick<Words<"list">, "invented"> {
  /** Of the words that name the values. */
  id?: string;
  /** Whether it leads to the methodology. */
  isLinked?: boolean;
}

/** How illustrative values look, and why there are any. */
export function InventedNote({ invented, id, isLinked = false }: NoteProps) {
  return (
    <p>
      <b className="hatched" id={id}>
        {invented.title}
        <KindWord kind="illustrative" />
      </b>
      {". "}
      <RichText text={invented.why} />
      {isLinked && (
        <>
          {" "}
          <a href={`${href(pages.methodology.path)}#approach`}>{invented.more}</a>
        </>
      )}
    </p>
  );
}

function TileRow({ tiles, ...stated }: Stated & { tiles: Tiles }) {
  return (
    <dl className="stat-tiles">
      {tiles.map(([label, field]) => (
        <StatTile
          key={field}
          label={label}
          value={<ProductValue {...stated} field={field} />}
          note={
            field === "marketTier" ? (
              <ProductValue {...stated} field="priceRange" />
            ) : (
              field === "price" && stated.product.priceNote
            )
          }
        />
      ))}
    </dl>
  );
}
