import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describeProduct } from "./product";

/** Each word occurs in several names, as in a real list. */
const words = "Bear Star Heart Zoo Rocket Flower Robot Cloud Fish Moon Tiger Apple".split(" ");
const forms = ["Bandages", "Strips", "Plasters", "Minis"];
const brands = ["BioSwiss", "Welly", "BAND-AID", "MediBadge", "Hot Wheels"];
const shapes = ["heart", "elephant", "butterfly", "gummy-bear", "emoji-face", "glitter-star"];
const packs = ["tin", "carton", "box", "pouch"];
const counts = [24, 50, 100];

/**
 * Copies an edition and adds products until there are `count`. The same count gives the same products. It removes none,
 * because sentences name them.
 */
export function addProducts(source: string, target: string, count: number): void {
  cpSync(source, target, { recursive: true });
  const own = readdirSync(join(source, "products")).length;
  for (let id = own + 1; id <= count; id += 1)
    writeFileSync(join(target, "products", `${id}-generated.yaml`), generateProduct(id));
  // Changed data need a new version.
  const report = readFileSync(join(source, "report.yaml"), "utf8");
  writeFileSync(join(target, "report.yaml"), report.replace(/^version:.*$/mu, "version: 999.0.0"));
}

function generateProduct(id: number): string {
  const pick = <T>(items: readonly T[], step: number): T => items[Math.floor(id / step) % items.length] as T;
  const [word, form, brand] = [pick(words, 1), pick(forms, 12), pick(brands, 7)];
  const isPremium = id % 10 === 0;
  return describeProduct({
    id,
    slug: `generated-${id}`,
    name: `${brand} ${word} ${form} No. ${id}`,
    brand,
    tier: isPremium ? "Premium" : "Mid",
    count: pick(counts, 3),
    price: (isPremium ? 10.05 : 7.05) + (id % 28) / 10,
    packaging: "Carton",
    theme: "Characters",
    ...(id % 5 === 0 && { rating: [3 + (id % 20) / 10, id, "ratings"] as const }),
    shape: pick(shapes, 1),
    pack: pick(packs, 1),
  });
}
