import { Picture } from "../../components/picture";
import { ProductMarks } from "../../components/product-marks";
import type { PictureRef } from "../../report/pictures";
import type { Product } from "../../report/product";
import "./exhibit.css";

export interface Exhibited {
  products: readonly Product[];
  picture: PictureRef | undefined;
}

/** What stands beside a trend or an opportunity: a picture, or drawings of products. */
export function Exhibit({ products, picture }: Exhibited) {
  if (!picture && products.length === 0) return null;
  return (
    <div className="exhibit">
      {picture ? <Picture picture={picture} place="square" /> : <ProductMarks products={products} />}
    </div>
  );
}
