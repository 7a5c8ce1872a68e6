import { marketSchema } from "./schema/market-words";
import { methodologySchema } from "./schema/methodology-words";
import {
  checklistSchema,
  dataSchema,
  figuresSchema,
  homeSchema,
  listSchema,
  onePageSchema,
  siteSchema,
} from "./schema/page-words";
import { aboutSchema, brandsSchema, changesSchema, sourcesSchema, tiersSchema } from "./schema/records";

/** The files of content/ except those of products, with their schemas. */
export const contentFiles = {
  about: { file: "report.yaml", schema: aboutSchema },
  brands: { file: "brands.yaml", schema: brandsSchema },
  tiers: { file: "tiers.yaml", schema: tiersSchema },
  sources: { file: "sources.yaml", schema: sourcesSchema },
  changes: { file: "changes.yaml", schema: changesSchema },
  site: { file: "site.yaml", schema: siteSchema },
  home: { file: "home.yaml", schema: homeSchema },
  list: { file: "products.yaml", schema: listSchema },
  market: { file: "market.yaml", schema: marketSchema },
  methodology: { file: "methodology.yaml", schema: methodologySchema },
  onePage: { file: "one-page.yaml", schema: onePageSchema },
  checklist: { file: "checklist.yaml", schema: checklistSchema },
  figures: { file: "figures.yaml", schema: figuresSchema },
  data: { file: "data.yaml", schema: dataSchema },
};
