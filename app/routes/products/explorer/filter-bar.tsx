import type { ReactNode, RefObject } from "react";
import { sortOrders } from "../../../analysis/sort";
import type { View } from "./address";
import type { ProductListData } from "./listed-product";
import { orderNames } from "./order-names";
import "./filter-bar.css";

interface Props {
  view: View;
  data: Pick<ProductListData, "brands" | "tiers">;
  searchBox: RefObject<HTMLInputElement | null>;
  onChange: (change: Partial<View>) => void;
}

export function FilterBar({ view, data, searchBox, onChange }: Props) {
  const chosen = [view.brand, view.tier, view.sort !== "list" && orderNames[view.sort]].filter(Boolean);
  return (
    <search className="filters needs-script">
      <p className="print-only">{[view.text.trim(), ...chosen].filter(Boolean).join(" · ")}</p>
      <form className="pad no-print">
        <label className="filter filter-text">
          <span>Search</span>
          <input
            className="control"
            ref={searchBox}
            type="search"
            name="q"
            placeholder="Search products or brands..."
            autoComplete="off"
            value={view.text}
            onChange={(event) => onChange({ text: event.target.value })}
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
          <summary className="control">{["Filter and sort", ...chosen].join(" · ")}</summary>
          <Dropdown name="brand" label="Brand" value={view.brand} onChange={onChange}>
            <option value="">All Brands</option>
            {data.brands.map((brand) => (
              <option key={brand}>{brand}</option>
            ))}
          </Dropdown>
          <Dropdown name="tier" label="Market tier" value={view.tier} onChange={onChange}>
            <option value="">All Tiers</option>
            {data.tiers.map((tier) => (
              <option key={tier}>{tier}</option>
            ))}
          </Dropdown>
          <Dropdown name="sort" label="Sort by" value={view.sort} onChange={onChange}>
            {sortOrders.map((order) => (
              <option key={order} value={order}>
                {orderNames[order]}
              </option>
            ))}
          </Dropdown>
        </details>
      </form>
    </search>
  );
}

interface DropdownProps {
  name: "brand" | "tier" | "sort";
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
