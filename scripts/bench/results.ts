import type { ClickFigures } from "./click";
import type { FilterFigures } from "./filter";
import type { Growth } from "./growth";
import type { Compared } from "./page-load";

/** What was measured; a part that was not asked for is missing. */
export interface Results {
  pages?: Compared[];
  filter?: { own: FilterFigures; hydrated: FilterFigures };
  click?: ClickFigures;
  growth?: Growth[];
}
