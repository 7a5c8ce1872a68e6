import type { ReactNode, RefObject } from "react";
import { sortOrders } from "../../../analysis/sort";
import { layouts, type View } from "./address";
import type { ProductListData } from "./listed-product";
import { useGivenText } from "./use-given-text";
import { useSearchKey } from "./use-search-key";

interface Props {
  view: View;
  data: Pick<ProductListData, "brands" | "tiers" | "orders">;
  /** How many products a filter would list, the others unchanged. */
  count: (change: Partial<View>) => number;
  searchBox: RefObject<HTMLInputElement | null>;
  onChange: (change: Partial<View>) => void;
}

const filters = [
  ["brand", "Brand", "All Brands", "brands"],
  ["tier", "Market tier", "All Tiers", "tiers"],
] as const;
const layoutWords = { cards: "Cards", table: "Table" };

export function FilterBar({ view, data, count, searchBox, onChange }: Props) {
  useSearchKey(searchBox);
  const written = useGivenText(searchBox, view.text);
  const heading = [
    "Filter and sort",
    view.brand,
    view.tier,
    view.sort !== "list" && data.orders[view.sort],
    view.layout === "table" && layoutWords.table,
  ];
  return (
    <search className="filters needs-script no-print">
      <form className="pad" onSubmit={(event) => event.preventDefault()}>
        <label className="filter filter-text">
          <span>Search</span>
          <input
            className="control"
            ref={searchBox}
            type="search"
            name="q"
            placeholder="Search products or brands..."
            autoComplete="off"
            aria-keyshortcuts="/"
            value={view.text}
            onChange={(event) => {
              written(event.target.value);
              onChange({ text: event.target.value });
            }}
            onKeyDown={(event) => {
              // An input method takes Escape for itself while it composes.
              if (event.key !== "Escape" || event.nativeEvent.isComposing || view.text === "") return;
              // Only some browsers clear the box themselves.
              event.preventDefault();
              onChange({ text: "" });
            }}
          />
        </label>
        {/* Folds on a narrow screen only. */}
        <details className="filter-more">
          <summary className="control">{heading.filter(Boolean).join(" · ")}</summary>
          {filters.map(([name, label, all, words]) => (
            <Filter
              key={name}
              {...{ name, label, all, count, onChange }}
              value={view[name]}
              words={data[words]}
            />
          ))}
          <Dropdown name="sort" label="Sort by" value={view.sort} onChange={onChange}>
            {sortOrders.map((order) => (
              <option key={order} value={order}>
                {data.orders[order]}
              </option>
            ))}
          </Dropdown>
          <Layouts value={view.layout} onChange={onChange} />
        </details>
      </form>
    </search>
  );
}

type Change = Props["onChange"];

interface DropdownProps {
  name: "brand" | "tier" | "sort";
  label: string;
  value: string;
  onChange: Change;
}

function Dropdown({ name, label, value, onChange, children }: DropdownProps & { children: ReactNode }) {
  return (
    <label className="filter">
      <span>{label}</span>
      <select
        className="control"
        name={name}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange({ [name]: event.target.value })}
      >
        {children}
      </select>
    </label>
  );
}

interface FilterProps extends DropdownProps {
  /** The option for no filter. */
  all: string;
  words: readonly string[];
  count: Props["count"];
}

function Filter({ all, words, count, ...dropdown }: FilterProps) {
  return (
    <Dropdown {...dropdown}>
      <option value="">{all}</option>
      {words.map((word) => (
        <option key={word} value={word} label={`${word} (${count({ [dropdown.name]: word })})`}>
          {word}
        </option>
      ))}
    </Dropdown>
  );
}

function Layouts({ value, onChange }: { value: View["layout"]; onChange: Change }) {
  return (
    <fieldset className="filter layouts">
      <legend>Show as</legend>
      {layouts.map((layout) => (
        <label key={layout}>
          <input
            type="radio"
            name="view"
            value={layout}
            checked={value === layout}
            onChange={() => onChange({ layout })}
          />
          <span>{layoutWords[layout]}</span>
        </label>
      ))}
    </fieldset>
  );
}
