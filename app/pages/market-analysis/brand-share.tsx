import { formatAs, formatCounted, productNoun } from "../../format";
import { BrandName } from "../../parts/badges";
import { Figure } from "../../parts/figure";
import { useColorClasses } from "../../parts/page-context";
import type { Report } from "../../report/report";
import { brandShareTable } from "../../report/table";
import { href } from "../../urls";
import "./charts.css";

/** Figure 1: a bar for each brand's share of all products, with the products in it. */
export function BrandShare({ report }: { report: Report }) {
  const sum = report.shares.reduce((total, { percentage }) => total + percentage, 0);
  return (
    <Figure
      report={report}
      number={1}
      text={report.figures["brand-share"]}
      table={brandShareTable(report)}
      columns={["brand_group", "products_count", "share_percent"]}
      note={sum === 100 ? undefined : report.figures["brand-share"].rounded}
    >
      <ul className="bars stack-small">
        {report.shares.map((share) => (
          <ShareBar key={share.group} share={share} all={report.products.length} />
        ))}
      </ul>
    </Figure>
  );
}

/** The height of a bar, in percent of the width that all products would have. */
const height = 10;

/** The smallest drawing that readers of phones can tell from others, in the same unit. */
const leastDrawing = 4;

/** Drawings count the products, where they have room. */
function ShareBar({ share, all }: { share: Report["shares"][number]; all: number }) {
  const { brandClass } = useColorClasses();
  const { group, percentage, products, joining } = share;
  const slot = 100 / all;
  const length = slot * products.length;
  const edge = Math.min(slot, height) * 0.84;
  return (
    <li>
      <p>
        <BrandName brand={group} />{" "}
        <span>
          <b>{formatAs(percentage, "percent")}</b> {formatCounted(products.length, productNoun)}
          {joining && `, with ${joining}`}
        </span>
      </p>
      <svg className={brandClass(group)} viewBox={`0 0 100 ${height}`} aria-hidden="true">
        <rect width={length} height={height} rx={Math.min(length, height) / 2} />
        {(edge < leastDrawing ? [] : products).map(({ id, pictures }, index) => (
          <image
            key={id}
            href={href(pictures.product.src)}
            x={slot * (index + 0.5) - edge / 2}
            y={(height - edge) / 2}
            width={edge}
            height={edge}
          />
        ))}
      </svg>
    </li>
  );
}
