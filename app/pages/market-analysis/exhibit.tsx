import { Picture } from "../../parts/picture";
import { ProductRow } from "../../parts/product-row";
import { selectProducts } from "../../report/groups";
import type { Report } from "../../report/report";
import "./exhibit.css";

type Words = Report["market"];

interface Props {
  of: Words["trends"]["cards"][number] | Words["opportunities"]["items"][number];
  products: Report["products"];
}

/** What stands beside a trend or an opportunity: a picture, or drawings of products. */
export function Exhibit({ of: { picture, shows }, products }: Props) {
  const shown = selectProducts(products, shows);
  if (!picture && shown.length === 0) return null;
  return (
    <div className="exhibit">
      {picture ? <Picture picture={picture} place="square" /> : <ProductRow products={shown} />}
    </div>
  );
}
