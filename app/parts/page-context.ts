import { createContext, useContext } from "react";
import type { InlineDrawing } from "../files/inline-drawing";
import { brandClass, tierClass } from "../styles/brand-colors";

/** The drawing at the top of a page, as markup. */
export interface TopDrawing extends InlineDrawing {
  /** The path of the drawing's file, which identifies the picture. */
  src: string;
}

/**
 * Information about a page's main content that the document needs. Components add it in document order while the build
 * renders the page. In the browser, there is no collector.
 */
export interface PageCollector {
  /** The ids of the sources that the page cites. */
  citedSources: Set<string>;
  /** The ids of the sources that the main content lists. Each has an anchor there. */
  listedSources: Set<string>;
  /** The CSS classes of the brand and tier colors that the page uses. */
  colorClasses: Set<string>;
  /** The declarations of all other CSS classes whose rules depend on the report, by class. */
  classRules: Map<string, string>;
  /** The state of the legend: due from the first illustrative value until the legend is rendered. */
  legend: "not needed" | "due" | "done";
  /** The drawing to inline. `Picture` clears it after rendering it once, because its ids must not occur twice. */
  topDrawing: TopDrawing | undefined;
}

export function createCollector(topDrawing?: TopDrawing): PageCollector {
  return {
    citedSources: new Set(),
    listedSources: new Set(),
    colorClasses: new Set(),
    classRules: new Map(),
    legend: "not needed",
    topDrawing,
  };
}

/** The collector of the page that the build is rendering. */
export const CollectorContext = createContext<PageCollector | undefined>(undefined);

/** The number of each source, by the id of the source. */
export const SourceNumberContext = createContext<Readonly<Record<string, number>>>({});

/**
 * Returns functions that look up the CSS class of a brand color or a tier color. They also add it to the
 * collector, because the document includes only the rules of the classes that a page uses.
 */
export function useColorClasses() {
  const collector = useContext(CollectorContext);
  const collect = (className: string) => {
    collector?.colorClasses.add(className);
    return className;
  };
  return {
    brandClass: (brand: string) => collect(brandClass(brand)),
    tierClass: (color: string) => collect(tierClass(color)),
  };
}

/**
 * Adds the rule of a CSS class to the page, for lengths that depend on the report. A style attribute cannot contain them,
 * because the content security policy forbids it.
 */
export function useClassRule(className: string, declarations: string): void {
  useContext(CollectorContext)?.classRules.set(className, declarations);
}
