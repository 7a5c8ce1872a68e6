import type { RefObject } from "react";
import type { OptionCounts } from "../../analysis/option-counts";
import { sortOrders } from "../../analysis/sort";
import { layouts, type View } from "./address";
import { orderWords } from "./orders";
import { useSearchKey } from "./use-search-key";

interface Props {
  view: View;
  brands: readonly string[];
  tiers: readonly string[];
  counts: OptionCounts;
  searchBox: RefObject<HTMLInputElement | null>;
  onChange: (change: Partial<View>) => void;
}

const layoutWords = { cards: "Cards", table: "Table" };

/** Everything that decides what is listed and how. */
export function FilterBar({ view, brands, tiers, counts, searchBox, onChange }: Props) {
  useSearchKey(searchBox);
  return (
    <search className="filters">
      <form onSubmit={(event) => event.preventDefault()}>
        <label className="filter filter-text">
          <span>Search</span>
          <input
            ref={searchBox}
            type="search"
            name="q"
            placeholder="Search products or brands..."
            autoComplete="off"
            aria-keyshortcuts="/"
            value={view.text}
            onChange={(event) => onChange({ text: event.target.value })}
            onKeyDown={(event) => {
              if (event.key !== "Escape" || view.text === "") return;
              // Some browsers clear the box themselves and some do not.
              event.preventDefault();
              onChange({ text: "" });
            }}
          />
        </label>
        <Choice name="brand" label="Brand" value={view.brand} onChoose={(brand) => onChange({ brand })}>
          <option value="">All Brands</option>
          {brands.map((brand) => (
            <Counted key={brand} word={brand} count={counts.brands.get(brand)} />
          ))}
        </Choice>
        <Choice name="tier" label="Market tier" value={view.tier} onChoose={(tier) => onChange({ tier })}>
          <option value="">All Tiers</option>
          {tiers.map((tier) => (
            <Counted key={tier} word={tier} count={counts.tiers.get(tier)} />
          ))}
        </Choice>
        <Choice
          name="sort"
          label="Sort by"
          value={view.sort}
          onChoose={(value) => onChange({ sort: sortOrders.find((order) => order === value) ?? "list" })}
        >
          {sortOrders.map((order) => (
            <option key={order} value={order}>
              {orderWords[order]}
            </option>
          ))}
        </Choice>
        <fieldset className="filter layouts">
          <legend>Show as</legend>
          {layouts.map((layout) => (
            <label key={layout}>
              <input
                type="radio"
                name="view"
                value={layout}
                autoComplete="off"
                checked={view.layout === layout}
                onChange={() => onChange({ layout })}
              />
              <span>{layoutWords[layout]}</span>
            </label>
          ))}
        </fieldset>
      </form>
    </search>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string;
  onChoose: (value: string) => void;
  children: React.ReactNode;
}

function Choice({ name, label, value, onChoose, children }: ChoiceProps) {
  return (
    <label className="filter">
      <span>{label}</span>
      <select name={name} autoComplete="off" value={value} onChange={(event) => onChoose(event.target.value)}>
        {children}
      </select>
    </label>
  );
}

/** The option is the word; how many products stand behind it is only its label. */
function Counted({ word, count = 0 }: { word: string; count: number | undefined }) {
  return (
    <option value={word} label={`${word} (${count})`}>
      {word}
    </option>
  );
}
