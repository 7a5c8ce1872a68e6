import type { Report } from "./report";
import type { ResolvedText } from "./text";

/**
 * Returns the heading and the text that say what readers may do under the report's license.
 *
 * @throws {Error} If data.yaml has none for the license, which is a bug: reading checks it.
 */
export function findLicenseTerms({ edition, data }: Report): { heading: ResolvedText; text: ResolvedText } {
  const { short } = edition.license;
  const terms = data.license.terms[short];
  if (!terms) throw new Error(`data.yaml has no terms of the license ${short}`);
  return terms;
}

/** Formats the name of the license, for example "Creative Commons Attribution 4.0 International (CC BY 4.0)". */
export function formatLicenseName({ edition: { license } }: Report): string {
  return license.name === license.short ? license.name : `${license.name} (${license.short})`;
}
