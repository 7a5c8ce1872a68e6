import type { ComparedField, ComparedValues } from "../../../analysis/comparison";
import type { PictureRef } from "../../../edition/pictures";

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

export interface ComparisonData {
  /** The report's title, for CSV files. */
  title: string;
  fields: ComparedField[];
  products: ComparedProduct[];
}
