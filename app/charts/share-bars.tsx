import type { BrandShare } from "../analysis/share";
import { brandClass } from "../brand-class";
import { StripDefs } from "./strip-defs";

const rowHeight = 70;
const barY = 28;
const barHeight = 28;

/** Shares as strips on a track that stands for the whole base, so a bar's length is its part of all products. */
export function ShareBars({ shares, label }: { shares: readonly BrandShare[]; label: string }) {
  return (
    <svg className="chart" width="100%" height={shares.length * rowHeight - 12} role="img" aria-label={label}>
      <StripDefs />
      {shares.map((share, index) => {
        const y = index * rowHeight;
        const bar = { y: y + barY, height: barHeight, rx: barHeight / 2, width: `${share.percentage}%` };
        return (
          <g
            key={share.brand}
            className={brandClass(share.brand)}
            data-brand={share.brand}
            data-products={share.products}
            data-percentage={share.percentage}
          >
            <text className="chart-label" x="0" y={y + 18}>
              {share.brand}
            </text>
            <text className="chart-value" x="100%" y={y + 18} textAnchor="end">
              {`${share.products} ${share.products === 1 ? "product" : "products"} · ${share.percentage}%`}
            </text>
            <rect className="chart-track" {...bar} width="100%" />
            <rect className="chart-brand" {...bar} />
            <rect fill="url(#holes)" {...bar} />
            <rect fill="url(#light)" {...bar} />
          </g>
        );
      })}
    </svg>
  );
}
