import type { Value, ValueFormat } from "./value";

const locale = "en-US";
// Shared, because creating a formatter is slower than using it.
const wholeNumber = new Intl.NumberFormat(locale);
const dollars = new Intl.NumberFormat(locale, {
  style: "currency",
  currency: "USD",
  trailingZeroDisplay: "stripIfInteger",
});
const monthAndYear = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
const fullDate = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
const numberWords =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
  sixteen seventeen eighteen nineteen twenty`.split(/\s+/u);

/** A noun in the singular and in the plural. */
export interface Noun {
  one: string;
  other: string;
}

export const productNoun: Noun = { one: "product", other: "products" };

const formatters: Partial<Record<ValueFormat, (value: number) => string>> = {
  number: String,
  percent: (value) => `${value}%`,
  money: formatMoney,
  rating: (value) => `${value.toFixed(1)}/5`,
};

/** A value as readers see it: (70, percent) → "70%", (5, rating) → "5.0/5". */
export function formatAs(value: string | number, format: ValueFormat): string {
  return typeof value === "string" ? value : (formatters[format] ?? formatCount)(value);
}

/** A value that the report itself states. */
export function toReportedValue<T extends string | number>(
  value: T,
  format: ValueFormat = typeof value === "string" ? "text" : "count",
): Value<T> {
  return { value, format, text: formatAs(value, format), kind: "reported", sources: [] };
}

/** 7.99 → "$7.99", 4 → "$4", 0.333 → "$0.33". */
export function formatMoney(amount: number): string {
  return dollars.format(amount);
}

/** The price of one: 0.33 → "33¢", 1.5 → "$1.50". */
export function formatUnitPrice(amount: number): string {
  return amount >= 1 ? formatMoney(amount) : `${formatCount(Math.round(amount * 100))}¢`;
}

/** (7, 10) → "$7-10". */
export function formatMoneyRange(min: number, max: number): string {
  return `${formatMoney(min)}-${formatMoney(max).slice(1)}`;
}

/** 1234 → "1,234". */
export function formatCount(value: number): string {
  return wholeNumber.format(value);
}

/** (1, row) → "row", (2, row) → "rows". */
export function formatPlural(number: number, { one, other }: Noun): string {
  return number === 1 ? one : other;
}

/** A number and its noun: (24, bandage) → "24 bandages". */
export function formatCounted(number: number, noun: Noun): string {
  return `${formatCount(number)} ${formatPlural(number, noun)}`;
}

/** 7 → "seven"; above twenty, digits. */
export function spellNumber(value: number): string {
  return numberWords[value] ?? formatCount(value);
}

/** "bandage" → "Bandage". */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "Acme" → "Acme."; "Acme Inc." stays as it is. */
export function endSentence(text: string): string {
  return /[.!?…][”’"]?$/u.test(text) ? text : `${text}.`;
}

/** ["a", "b", "c"] → "a, b and c"; "" for an empty list. */
export function formatList(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

/** "2019-05-13" → "May 13, 2019", "2019-05" → "May 2019", "2019" → "2019". */
export function formatDate(date: string): string {
  const [year, month, day] = date.split("-");
  if (!month) return date;
  const format = day ? fullDate : monthAndYear;
  return format.format(new Date(`${year}-${month}-${day ?? "01"}T00:00:00Z`));
}
