import { formatAs, formatQuantity, productNoun } from "../../format";
import { BrandName } from "../../parts/badges";
import { Figure } from "../../parts/figure";
import { useColorClasses } from "../../parts/page-context";
import type { Share } from "../../report/groups";
import type { Report } from "../../report/report";
import { brandShareTable } from "../../report/table";
import { ChartDrawing } from "./chart-drawing";
import "./charts.css";

/** Renders Figure 1: a bar for the share of each brand group, with its products inside. */
export function BrandShare({ report }: { report: Report }) {
  const total = report.shares.reduce((sum, { percentage }) => sum + percentage, 0);
  return (
    <Figure
      report={report}
      number={1}
      text={report.figures["brand-share"]}
      table={brandShareTable(report)}
      columns={["brand_group", "products_count", "share_percent"]}
      note={total === 100 ? undefined : report.figures["brand-share"].rounded}
    >
      <ul className="brand-share-bars stack-small">
        {report.shares.map((share) => (
          <ShareBar key={share.group} share={share} productCount={report.products.length} />
        ))}
      </ul>
    </Figure>
  );
}

// Lengths are in percent of the width of a bar with all products.

/** Height of a bar. */
const barHeight = 10;

/** Minimum width and height of a drawing. On phones, smaller drawings could not be told apart. */
const minDrawingSize = 4;

interface ShareBarProps {
  share: Share;
  /** Number of all products. */
  productCount: number;
}

/** Renders the bar of a brand group, with the drawings of its products unless they would be too small. */
function ShareBar({ share, productCount }: ShareBarProps) {
  const { brandClass } = useColorClasses();
  const { group, percentage, products, joinedBrands } = share;
  const slotWidth = 100 / productCount;
  const barWidth = slotWidth * products.length;
  const drawingSize = Math.min(slotWidth, barHeight) * 0.84;
  const drawnProducts = drawingSize < minDrawingSize ? [] : products;
  return (
    <li>
      <p>
        <BrandName brand={group} />{" "}
        <span>
          <b>{formatAs(percentage, "percent")}</b> · {formatQuantity(products.length, productNoun)}
          {joinedBrands && `, with ${joinedBrands}`}
        </span>
      </p>
      <svg className={brandClass(group)} viewBox={`0 0 100 ${barHeight}`} aria-hidden="true">
        <rect width={barWidth} height={barHeight} rx={Math.min(barWidth, barHeight) / 2} />
        {drawnProducts.map(({ id, pictures }, index) => (
          <ChartDrawing
            key={id}
            picture={pictures.product}
            x={slotWidth * (index + 0.5) - drawingSize / 2}
            y={(barHeight - drawingSize) / 2}
            width={drawingSize}
            height={drawingSize}
            radius={drawingSize / 6}
          />
        ))}
      </svg>
    </li>
  );
}
