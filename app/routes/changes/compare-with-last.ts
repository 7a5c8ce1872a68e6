import { compareEditions } from "../../analysis/compare-editions";
import type { Edition } from "../../edition/edition";
import { olderAddress } from "../../edition/neighbors";
import { href, pages, productPath } from "../../urls";

/** The comparison with the previous edition; undefined if none stands beside this one. */
export function compareWithLast(edition: Edition) {
  const last = edition.older?.[0];
  if (!last) return undefined;
  const { came, went, ...rest } = compareEditions(last, edition);
  return {
    ...rest,
    years: [last.report.imprint.year, edition.report.imprint.year] as const,
    home: olderAddress(edition, last, pages.home.path),
    came: came.map(({ slug, name }) => ({ name, address: href(productPath(slug)) })),
    went: went.map(({ slug, name }) => ({ name, address: olderAddress(edition, last, productPath(slug)) })),
  };
}
