import type { ComparedField, ComparedValues } from "../../../analysis/comparison";
import type { PictureRef } from "../../../edition/pictures";

/** Where the comparison stands in the page, and where its data does. */
export const comparisonId = "comparison";
export const comparisonDataId = "comparison-data";

export interface ComparedProduct {
  slug: string;
  name: string;
  brand: string;
  tierColor: string;
  picture: PictureRef;
  values: ComparedValues;
}

/** All that the comparison needs in the browser. */
export interface ComparisonData {
  /** The report's title, for files that are taken away. */
  title: string;
  fields: ComparedField[];
  products: ComparedProduct[];
}
