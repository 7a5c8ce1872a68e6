import { type RefObject, useRef } from "react";
import type { Filter, FilterOptions } from "./filter";
import "./product-list.css";

interface Props extends FilterOptions {
  ref: RefObject<HTMLFormElement | null>;
  filter: Filter;
  onSearch: (text: string) => void;
  onSelect: (selection: Partial<Filter>) => void;
}

/** The dropdowns of the form. `allLabel` is the label of the option that does not filter. */
const dropdowns = [
  { name: "brand", label: "Brand", allLabel: "All Brands" },
  { name: "tier", label: "Market tier", allLabel: "All Tiers" },
] as const;

/** Renders the form of the filter. Its fields have the names of the parameters in the query string. */
export function FilterBar({ ref, filter, brands, tiers, onSearch, onSelect }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const options = { brand: brands, tier: tiers };
  return (
    <search className="filter-bar needs-script">
      {/* On phones, Enter must close the keyboard, which covers the results. */}
      <form className="surface no-print" ref={ref} onSubmit={() => input.current?.blur()}>
        <label className="filter-bar-field">
          <span>Search</span>
          <input
            className="filter-bar-control"
            ref={input}
            type="search"
            enterKeyHint="search"
            name="q"
            placeholder="Search products or brands..."
            autoComplete="off"
            value={filter.text}
            onChange={(event) => onSearch(event.target.value)}
            onKeyDown={(event) => {
              // Not all browsers clear the field on Escape. During composition, Escape belongs to the input method.
              if (event.key === "Escape" && !event.nativeEvent.isComposing) onSearch("");
            }}
          />
        </label>
        {dropdowns.map(({ name, label, allLabel }) => (
          <label key={name} className="filter-bar-field">
            <span>{label}</span>
            <select
              className="filter-bar-control"
              name={name}
              autoComplete="off"
              value={filter[name]}
              onChange={(event) => onSelect({ [name]: event.target.value })}
            >
              <option value="">{allLabel}</option>
              {options[name].map((option) => (
                // With an explicit value, the filter still works when the browser translates the text of the option.
                <option key={option} value={option}>
                  {option}
                </option>
              ))}
            </select>
          </label>
        ))}
      </form>
    </search>
  );
}
