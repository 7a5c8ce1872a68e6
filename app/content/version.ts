/** Compares versions such as 1.9.0 and 1.10.0 by their numbers: negative if the first is earlier. */
export const compareVersions = new Intl.Collator("en", { numeric: true }).compare;
