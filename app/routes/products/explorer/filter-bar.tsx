import type { ReactNode, RefObject } from "react";
import type { Filter } from "../../../analysis/filter";
import type { ProductListData } from "./listed-product";
import "./filter-bar.css";

interface Props {
  filter: Filter;
  data: Pick<ProductListData, "brands" | "tiers">;
  searchBox: RefObject<HTMLInputElement | null>;
  onChange: (change: Partial<Filter>) => void;
}

export function FilterBar({ filter, data, searchBox, onChange }: Props) {
  const chosen = [filter.brand, filter.tier].filter(Boolean);
  return (
    <search className="filters needs-script">
      <p className="print-only">{[filter.text.trim(), ...chosen].filter(Boolean).join(" · ")}</p>
      <form className="pad no-print">
        <label className="filter">
          <span>Search</span>
          <input
            className="control"
            ref={searchBox}
            type="search"
            name="q"
            placeholder="Search products or brands..."
            autoComplete="off"
            value={filter.text}
            onChange={(event) => onChange({ text: event.target.value })}
            onKeyDown={(event) => {
              // While composing, Escape belongs to the input method.
              if (event.key !== "Escape" || event.nativeEvent.isComposing || filter.text === "") return;
              // Only some browsers clear the field themselves.
              event.preventDefault();
              onChange({ text: "" });
            }}
          />
        </label>
        {/* Folded on narrow screens only. */}
        <details className="filter-more">
          <summary className="control">{["Filter", ...chosen].join(" · ")}</summary>
          <Dropdown name="brand" label="Brand" value={filter.brand} onChange={onChange}>
            <option value="">All Brands</option>
            {data.brands.map((brand) => (
              <option key={brand}>{brand}</option>
            ))}
          </Dropdown>
          <Dropdown name="tier" label="Market tier" value={filter.tier} onChange={onChange}>
            <option value="">All Tiers</option>
            {data.tiers.map((tier) => (
              <option key={tier}>{tier}</option>
            ))}
          </Dropdown>
        </details>
      </form>
    </search>
  );
}

interface DropdownProps {
  name: "brand" | "tier";
  label: string;
  value: string;
  onChange: Props["onChange"];
  children: ReactNode;
}

function Dropdown({ name, label, value, onChange, children }: DropdownProps) {
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
