import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

// Content for measurements: the report's own, with as many products as are wanted. Never committed, never published.

/** As in a real list, a word stands in many names, in some, or in one. */
const words = "Bear Star Heart Zoo Rocket Flower Robot Cloud Fish Moon Tiger Apple".split(" ");
const forms = ["Bandages", "Strips", "Plasters", "Minis"];
const brands = ["BioSwiss", "Welly", "BAND-AID", "MediBadge", "Hot Wheels"];
const shapes = ["heart", "elephant", "butterfly", "gummy-bear", "emoji-face", "glitter-star"];
const packs = ["tin", "carton", "box", "pouch"];
const counts = [24, 50, 100];

/**
 * Copies a content folder and adds products until there are `count` of them. The same count gives the same products.
 * There are never fewer than the report has: its sentences name them.
 */
export function generateContent(source: string, target: string, count: number): void {
  cpSync(source, target, { recursive: true });
  const own = readdirSync(join(source, "products")).length;
  if (count <= own) return;
  for (let id = own + 1; id <= count; id += 1)
    writeFileSync(join(target, "products", `${id}-generated.yaml`), describeProduct(id));
  // Other data need another version; see content/changes.yaml.
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
summary: A product that stands here to be counted.
profile:
  - A product that stands here to be counted.
features:
${sentence(`Cut in the outline of a ${word.toLowerCase()}`)}${sentence("Made up for a measurement")}targetAudience:
${sentence("Nobody")}uniqueSellingPoints:
${sentence("None")}additionalInfo:
${sentence("None")}picture:
  shape: ${pick(shapes, 1)}
  alt: A bandage that stands here to be counted.
  pack:
    form: ${pick(packs, 1)}
    alt: A pack that stands here to be counted.
`;
}
