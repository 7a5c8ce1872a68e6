import type { Report } from "../content/report-files";
import { type Forms, formatPlural } from "./plural";

const locale = "en-US";
// Shared, because creating a formatter is slower than using it.
const count = new Intl.NumberFormat(locale);
const decimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
const monthAndYear = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
const fullDate = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
const words = `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
  sixteen seventeen eighteen nineteen twenty`.split(/\s+/u);

/** An edition's formats by unit. */
export type Formats = ReturnType<typeof makeFormats>;

/** The units of an edition. */
export type Measures = Pick<Report["publication"], "currency" | "ratingScale" | "piece">;

/** The formats of an edition's currency, scale of ratings and words for the thing sold. */
export function makeFormats({ currency, ratingScale, piece }: Measures) {
  const exact = new Intl.NumberFormat(locale, { style: "currency", currency });
  const whole = new Intl.NumberFormat(locale, { style: "currency", currency, maximumFractionDigits: 0 });
  const money = (amount: number) => (Number.isInteger(amount) ? whole : exact).formatToParts(amount);
  const join = (parts: Intl.NumberFormatPart[]) => parts.map(({ value }) => value).join("");
  const isDigits = ({ type }: Intl.NumberFormatPart) => type !== "currency" && type !== "literal";
  return {
    /** 7.99 → "$7.99", 4 → "$4", 0.333 → "$0.33". */
    money: (amount: number) => join(money(amount)),
    /** (7, 10) → "$7-10". */
    moneyRange: (min: number, max: number) => `${join(money(min))}-${join(money(max).filter(isDigits))}`,
    /** Out of the scale: 4.4 → "4.4/5". */
    rating: (rating: number) => `${rating}/${ratingScale}`,
    /** 24 → "24 bandages". */
    pieces: (number: number) => formatCounted(number, piece),
    count: formatCount,
    percent: formatPercent,
    text: String,
  };
}

/** The units in words, and the suffixes of their column names. */
export function nameUnits({ piece, currency, ratingScale }: Measures) {
  const scale = formatWords(ratingScale);
  return {
    pieces: { unit: piece.other, suffix: `_${piece.other.replaceAll(" ", "_")}` },
    money: { unit: nameCurrency(currency), suffix: `_${currency.toLowerCase()}` },
    rating: { unit: `out of ${scale}`, suffix: `_out_of_${scale}` },
  };
}

/** The currency in words: "USD" → "US dollars". */
function nameCurrency(currency: string): string {
  const format = new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay: "name" });
  return format.formatToParts(0).find(({ type }) => type === "currency")?.value ?? currency;
}

/** 1234 → "1,234". */
export function formatCount(value: number): string {
  return count.format(value);
}

/** Up to four decimals: 0.75 → "0.75", 1500 → "1,500". */
export function formatNumber(value: number): string {
  return decimal.format(value);
}

/** A number and its noun: (24, bandage) → "24 bandages". */
export function formatCounted(number: number, noun: Forms): string {
  return `${formatCount(number)} ${formatPlural(number, noun)}`;
}

/** Whole percent, rounded half up: 70 → "70%". */
export function formatPercent(value: number): string {
  return `${Math.round(value)}%`;
}

/** 7 → "seven"; above twenty, digits. */
export function formatWords(value: number): string {
  return words[value] ?? formatCount(value);
}

/** Puts the thing sold into a name of the code: ("price-per-piece", bandage) → "price-per-bandage". */
export function namePiece(name: string, { one }: Forms, joint = "-"): string {
  return name.replace("piece", one.replaceAll(" ", joint));
}

/** "bandage" → "Bandage". */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
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
