import type { ComparedProduct } from "./compared-product";

interface Props {
  products: readonly ComparedProduct[];
  onOrder: (slugs: string[]) => void;
}

const sides = ["Left column", "Right column"] as const;

/** Phones show only two columns; this chooses their products. */
export function PairChooser({ products, onOrder }: Props) {
  function show(slug: string, place: number) {
    const order = products.map((product) => product.slug);
    const from = order.indexOf(slug);
    // Swap the two.
    order[from] = order[place] ?? slug;
    order[place] = slug;
    onOrder(order);
  }
  return (
    <div className="pair-chooser no-print">
      {sides.map((side, place) => (
        <label key={side} className="filter">
          <span>{side}</span>
          <select
            className="control"
            autoComplete="off"
            value={products[place]?.slug}
            onChange={(event) => show(event.target.value, place)}
          >
            {products.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}
