import { type RefObject, useRef } from "react";
import type { Filter, FilterOptions } from "./filter";
import "./product-list.css";

interface Props extends FilterOptions {
  ref: RefObject<HTMLFormElement | null>;
  filter: Filter;
  onType: (text: string) => void;
  onChoose: (choice: Partial<Filter>) => void;
}

/** `all`: the choice that filters nothing. */
const dropdowns = [
  { name: "brand", label: "Brand", all: "All Brands" },
  { name: "tier", label: "Market tier", all: "All Tiers" },
] as const;

/** The fields have the names of the address's keys. */
export function FilterBar({ ref, filter, brands, tiers, onType, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const choices = { brand: brands, tier: tiers };
  return (
    <search className="filters needs-script">
      {/* Enter closes a phone's keyboard, which covers the results. */}
      <form className="pad no-print" ref={ref} onSubmit={() => input.current?.blur()}>
        <label className="filter">
          <span>Search</span>
          <input
            className="control"
            ref={input}
            type="search"
            enterKeyHint="search"
            name="q"
            placeholder="Search products or brands..."
            autoComplete="off"
            value={filter.text}
            onChange={(event) => onType(event.target.value)}
            onKeyDown={(event) => {
              // Only some browsers do so themselves. While composing, the key belongs to the input method.
              if (event.key === "Escape" && !event.nativeEvent.isComposing) onType("");
            }}
          />
        </label>
        {dropdowns.map(({ name, label, all }) => (
          <label key={name} className="filter">
            <span>{label}</span>
            <select
              className="control"
              name={name}
              autoComplete="off"
              value={filter[name]}
              onChange={(event) => onChoose({ [name]: event.target.value })}
            >
              <option value="">{all}</option>
              {choices[name].map((choice) => (
                // The value is the data: a browser's translation replaces the text.
                <option key={choice} value={choice}>
                  {choice}
                </option>
              ))}
            </select>
          </label>
        ))}
      </form>
    </search>
  );
}
