/** Sorts 1.9.0 before 1.10.0. */
export const compareVersions = new Intl.Collator("en", { numeric: true }).compare;
