import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

// Content for measurements and tests of long lists: the report with more products. Never published.

/** Each word occurs in several names, as in a real list. */
const words = "Bear Star Heart Zoo Rocket Flower Robot Cloud Fish Moon Tiger Apple".split(" ");
const forms = ["Bandages", "Strips", "Plasters", "Minis"];
const brands = ["BioSwiss", "Welly", "BAND-AID", "MediBadge", "Hot Wheels"];
const shapes = ["heart", "elephant", "butterfly", "gummy-bear", "emoji-face", "glitter-star"];
const packs = ["tin", "carton", "box", "pouch"];
const counts = [24, 50, 100];

/**
 * Copies a content folder and adds products until there are `count`. The same count gives the same products. It removes
 * none, because sentences name them.
 */
export function generateContent(source: string, target: string, count: number): void {
  cpSync(source, target, { recursive: true });
  const own = readdirSync(join(source, "products")).length;
  if (count <= own) return;
  for (let id = own + 1; id <= count; id += 1)
    writeFileSync(join(target, "products", `${id}-generated.yaml`), describeProduct(id));
  // Changed data need a new version; see content/changes.yaml.
  const report = readFileSync(join(source, "report.yaml"), "utf8");
  writeFileSync(join(target, "report.yaml"), report.replace(/^version:.*$/mu, "version: 999.0.0"));
}

function describeProduct(id: number): string {
  const pick = <T>(items: readonly T[], step: number): T => items[Math.floor(id / step) % items.length] as T;
  const [word, form, brand] = [pick(words, 1), pick(forms, 12), pick(brands, 7)];
  const isPremium = id % 10 === 0;
  const price = (isPremium ? 10.05 : 7.05) + (id % 28) / 10;
  const rating = `rating: ${3 + (id % 20) / 10}\nreviews: { number: ${id}, noun: ratings }\n`;
  const sentence = (text: string) => `  - { text: ${text}, kind: illustrative }\n`;
  return `id: "${id}"
slug: generated-${id}
name: ${brand} ${word} ${form} No. ${id}
brand: ${brand}
marketTier: ${isPremium ? "Premium" : "Mid"}
count: { value: ${pick(counts, 3)}, kind: illustrative }
price: { value: ${price.toFixed(2)}, kind: illustrative }
packaging: { value: Carton, kind: illustrative }
${id % 5 === 0 ? rating : ""}theme: Characters
summary: A generated product.
profile:
  - A generated product.
features:
${sentence(`Cut in the outline of a ${word.toLowerCase()}`)}${sentence("Generated for a measurement")}targetAudience:
${sentence("Nobody")}uniqueSellingPoints:
${sentence("None")}additionalInfo:
${sentence("None")}picture:
  shape: ${pick(shapes, 1)}
  alt: A generated bandage.
  pack:
    form: ${pick(packs, 1)}
    alt: A generated pack.
`;
}
