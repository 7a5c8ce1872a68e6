import { useRef } from "react";
import { deriveComparison, mostCompared } from "../../../analysis/comparison";
import { formatPlural, productForms } from "../../../analysis/plural";
import type { Asked } from "../../../components/choice/comparison-address";
import { Notice, useNotice } from "../../../components/notice";
import { ViewTools } from "../../../components/view-tools";
import type { ComparedProduct, ComparisonData } from "./compared-product";
import { comparisonRows } from "./comparison-csv";
import { ComparisonTable } from "./comparison-table";
import { LeftOut } from "./left-out";
import { PairChooser } from "./pair-chooser";
import { useComparison } from "./use-comparison";

/** Up to four products side by side, or all if none is chosen. */
export function Comparison({ data: { title, fields, products } }: { data: ComparisonData }) {
  const [asked, change] = useComparison(products);
  const [said, say] = useNotice();
  const adder = useRef<HTMLSelectElement>(null);

  const chosen = findProducts(products, asked.chosen);
  const isChosen = chosen.length > 0;
  const columns = isChosen ? chosen : products;
  const rows = deriveComparison(
    // Sentences need more width than the columns of all products have.
    isChosen ? fields : fields.filter(({ isLong }) => !isLong),
    columns.map(({ values }) => values),
  );
  const onlyDifferences = asked.differences && columns.length > 1;
  const shownRows = onlyDifferences ? rows.filter(({ differs }) => differs) : rows;

  function choose(next: string[], words: string) {
    change({ chosen: next });
    say(`${words} ${next.length} of ${mostCompared} chosen.`);
  }
  function remove(slug: string) {
    const name = products.find((product) => product.slug === slug)?.name ?? "";
    choose(
      asked.chosen.filter((other) => other !== slug),
      `${name} removed.`,
    );
    // The focused button disappears with its column.
    adder.current?.focus();
  }

  return (
    <>
      <LeftOut unknown={asked.unknown} over={findProducts(products, asked.over)} />
      {/* Without autoComplete="off", Firefox restores form values on reload, against the URL. */}
      <form
        className="comparison-bar pad wrap needs-script no-print"
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
      >
        <Adder
          adder={adder}
          products={products}
          asked={asked}
          onAdd={(product) => choose([...asked.chosen, product.slug], `${product.name} chosen to compare.`)}
        />
        <label className="comparison-switch">
          <input
            type="checkbox"
            name="differences"
            checked={asked.differences}
            disabled={columns.length < 2}
            onChange={(event) => change({ differences: event.target.checked })}
          />
          <span>Differences only</span>
        </label>
        <div className="list-tools wrap needs-script no-print">
          {isChosen && (
            <button
              className="control tool"
              type="button"
              onClick={() => {
                choose([], "Nothing chosen.");
                adder.current?.focus();
              }}
            >
              Clear
            </button>
          )}
          <ViewTools
            name="comparison"
            rows={() => comparisonRows(title, columns, shownRows, onlyDifferences, window.location.href)}
            say={say}
          />
          <button className="control tool" type="button" onClick={() => window.print()}>
            Print
          </button>
        </div>
      </form>
      <p className="comparison-count" role="status">
        {describe(isChosen, columns.length)}
        {onlyDifferences && `: ${shownRows.length} of ${rows.length} fields differ`}
      </p>
      <div className="comparison-body">
        {chosen.length > 2 && (
          <PairChooser products={chosen} onOrder={(order) => change({ chosen: order })} />
        )}
        <ComparisonTable products={columns} rows={shownRows} onRemove={isChosen ? remove : undefined} />
      </div>
      <Notice words={said} />
    </>
  );
}

interface AdderProps {
  adder: React.RefObject<HTMLSelectElement | null>;
  products: readonly ComparedProduct[];
  asked: Asked;
  onAdd: (product: ComparedProduct) => void;
}

function Adder({ adder, products, asked, onAdd }: AdderProps) {
  const isFull = asked.chosen.length >= mostCompared;
  const others = products.filter(({ slug }) => !asked.chosen.includes(slug));
  return (
    <label className="filter comparison-adder">
      <span>Add a product</span>
      <select
        className="control"
        ref={adder}
        name="add"
        value=""
        onChange={(event) => {
          const product = others.find(({ slug }) => slug === event.target.value);
          if (product) onAdd(product);
        }}
      >
        <option value="">
          {isFull
            ? `${mostCompared} are chosen: remove one first`
            : `Choose up to ${Math.min(mostCompared, products.length)}`}
        </option>
        {!isFull &&
          others.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
      </select>
    </label>
  );
}

function findProducts(products: readonly ComparedProduct[], slugs: readonly string[]): ComparedProduct[] {
  return slugs.flatMap((slug) => products.find((product) => product.slug === slug) ?? []);
}

function describe(isChosen: boolean, columns: number): string {
  if (!isChosen) return `Comparing all ${columns} products`;
  return `Comparing ${columns} ${formatPlural(columns, productForms)}`;
}
