import { createContext, useContext } from "react";
import { brandClass, tierClass } from "../styles/brand-colors";

/**
 * What the document must know about a page's main content. Components write to it while the build renders them, from the
 * top of the page to its end. Browsers render without it.
 */
export interface PageCollector {
  /** The ids of the sources that the page cites. */
  citedSources: Set<string>;
  /** The ids of the sources that the page lists itself, with an anchor for each. */
  listedSources: Set<string>;
  /** The classes of brand and tier colors that the page uses. */
  colorClasses: Set<string>;
  /** Whether the page explains the dashed underline: "due" after the first illustrative value until the legend is rendered. */
  legend: "not needed" | "due" | "done";
}

export function createCollector(): PageCollector {
  return {
    citedSources: new Set(),
    listedSources: new Set(),
    colorClasses: new Set(),
    legend: "not needed",
  };
}

/** The collector of the page that the build renders. */
export const CollectorContext = createContext<PageCollector | undefined>(undefined);

/** The numbers of all sources by their ids. */
export const SourceNumberContext = createContext<Readonly<Record<string, number>>>({});

/** Returns functions for the classes of brand and tier colors. The document includes the rules of the classes that a page uses. */
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
