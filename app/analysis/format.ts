const locale = "en-US";
// Shared, because creating a formatter is slower than using it.
const count = new Intl.NumberFormat(locale);
const wholeDollars = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
const dollarsAndCents = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const monthAndYear = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
const fullDate = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
const words = `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
  sixteen seventeen eighteen nineteen twenty`.split(/\s+/u);

/** 1234 → "1,234". */
export function formatCount(value: number): string {
  return count.format(value);
}

/** US dollars: 7.99 → "$7.99", 4 → "$4", 0.333 → "$0.33". */
export function formatDollars(value: number): string {
  return `$${(Number.isInteger(value) ? wholeDollars : dollarsAndCents).format(value)}`;
}

/** A range of US dollars: (7, 10) → "$7-10". */
export function formatDollarRange(min: number, max: number): string {
  return `${formatDollars(min)}-${formatDollars(max).slice(1)}`;
}

/** Whole percent, rounded half up: 70 → "70%". */
export function formatPercent(value: number): string {
  return `${Math.round(value)}%`;
}

/** A rating out of five: 4.4 → "4.4/5". */
export function formatRating(value: number): string {
  return `${value}/5`;
}

/** A number beside a chart. Counts of products get a noun; the text of other units already includes theirs. */
export function formatReadout(text: string, column: string, raw: number | string): string {
  if (column !== "products") return text;
  return `${text} ${raw === 1 ? "product" : "products"}`;
}

/** 24 → "24 bandages", 1 → "1 bandage". */
export function formatBandages(value: number): string {
  return `${formatCount(value)} ${value === 1 ? "bandage" : "bandages"}`;
}

/** 7 → "seven"; above twenty, digits. */
export function formatWords(value: number): string {
  return words[value] ?? formatCount(value);
}

/** ["a", "b", "c"] → "a, b and c". */
export function formatList(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? "none") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

/** "2019-05-13" → "May 13, 2019", "2019-05" → "May 2019", "2019" → "2019". */
export function formatDate(date: string): string {
  const [year, month, day] = date.split("-");
  if (!month) return date;
  const format = day ? fullDate : monthAndYear;
  return format.format(new Date(`${year}-${month}-${day ?? "01"}T00:00:00Z`));
}
