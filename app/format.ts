import type { Value, ValueFormat } from "./value";

const locale = "en-US";

// Formatters are created once, because creating one is slower than using it.
const wholeNumber = new Intl.NumberFormat(locale);
const dollars = new Intl.NumberFormat(locale, {
  style: "currency",
  currency: "USD",
  trailingZeroDisplay: "stripIfInteger",
});
const twoSignificantDigits = new Intl.NumberFormat(locale, { maximumSignificantDigits: 2 });
const monthAndYear = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
const fullDate = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
const numberWords =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
  sixteen seventeen eighteen nineteen twenty`.split(/\s+/u);

/** A noun in its singular (`one`) and plural (`other`) form. */
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

/** Formats a value for readers: (70, "percent") → "70%", (5, "rating") → "5.0/5". Text stays unchanged. */
export function formatAs(value: string | number, format: ValueFormat): string {
  return typeof value === "string" ? value : (formatters[format] ?? formatCount)(value);
}

/** Creates a value of kind `reported`, which needs no source. */
export function toReportedValue<T extends string | number>(
  value: T,
  format: ValueFormat = typeof value === "string" ? "text" : "count",
): Value<T> {
  return { value, format, text: formatAs(value, format), kind: "reported", sources: [] };
}

/** Formats an amount in US dollars: 7.99 → "$7.99", 4 → "$4", 0.333 → "$0.33". */
export function formatMoney(amount: number): string {
  return dollars.format(amount);
}

/** Rounds a unit price in US dollars to cents, or below one cent to two significant digits: 0.424 → 0.42, 0.00444 → 0.0044. */
export function roundUnitPrice(amount: number): number {
  return Number(amount < 0.01 ? amount.toPrecision(2) : amount.toFixed(2));
}

/** Formats a unit price in US dollars, below one dollar in cents: 1.5 → "$1.50", 0.33 → "33¢", 0.004 → "0.4¢". */
export function formatUnitPrice(amount: number): string {
  const roundedAmount = roundUnitPrice(amount);
  return roundedAmount >= 1
    ? formatMoney(roundedAmount)
    : `${twoSignificantDigits.format(roundedAmount * 100)}¢`;
}

/** Formats a range in US dollars: (7, 10) → "$7-10". */
export function formatMoneyRange(min: number, max: number): string {
  return `${formatMoney(min)}-${formatMoney(max).slice(1)}`;
}

/** Formats a number with grouping separators: 1234 → "1,234". */
export function formatCount(value: number): string {
  return wholeNumber.format(value);
}

/** Returns the form of a noun that fits a number: (1, row) → "row", (2, row) → "rows". */
export function formatPlural(number: number, { one, other }: Noun): string {
  return number === 1 ? one : other;
}

/** Formats a number with its noun: (24, bandage) → "24 bandages". */
export function formatQuantity(number: number, noun: Noun): string {
  return `${formatCount(number)} ${formatPlural(number, noun)}`;
}

/** Spells out a whole number up to twenty: 7 → "seven". Formats other numbers with digits. */
export function spellNumber(value: number): string {
  return numberWords[value] ?? formatCount(value);
}

/** Converts the first character to upper case: "bandage" → "Bandage". */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Adds a full stop unless the text already ends a sentence: "Acme" → "Acme.", "Acme Inc." → "Acme Inc.". */
export function endSentence(text: string): string {
  return /[.!?…][”’"]?$/u.test(text) ? text : `${text}.`;
}

/** Formats a list as a phrase: ["a", "b", "c"] → "a, b and c", [] → "". */
export function formatList(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

/**
 * Formats a full or partial ISO date: "2019-05-13" → "May 13, 2019", "2019-05" → "May 2019", "2019" → "2019".
 */
export function formatDate(date: string): string {
  const [year, month, day] = date.split("-");
  if (!month) return date;
  const format = day ? fullDate : monthAndYear;
  return format.format(new Date(`${year}-${month}-${day ?? "01"}T00:00:00Z`));
}
