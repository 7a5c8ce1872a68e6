import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashData } from "../../app/edition/data-hash";
import { readEdition } from "../../app/edition/edition";
import { template } from "../../scripts/edition/start-edition";
import { fixtureContent } from "../sites";
import { describeProduct, type TestProduct } from "./product";
import { editYaml, type Yaml } from "./yaml";

// The edition that most tests run on: ten shaped bandages of five brands, in the words of `npm run edition -- new`. So a
// figure, page or column that code adds needs words there only.

/** From the template's words to the fixture's, in this order. */
const words: readonly (readonly [RegExp, string])[] = [
  [/The Tea Bag Report/gu, "The Shaped Bandage Report"],
  [/tea-bag-report/gu, "shaped-bandage-report"],
  [/Tea Bags/gu, "Shaped Adhesive Bandages"],
  [/tea[ _-]bag/gu, "bandage"],
  [/kind(s?) of tea/giu, "theme$1"],
  [/kettlewick-breakfast/gu, "bioswiss-heart-shaped"],
  [/Kettlewick/gu, "BioSwiss"],
  [/Puddlebrook/gu, "Welly"],
  [/\bFine\b/gu, "Premium"],
  [/\bEveryday\b/gu, "Mid"],
  [/\bHerbs\b/gu, "Hearts"],
  [/\beuros\b/gu, "US dollars"],
  [/_eur(?![a-z])/gu, "_usd"],
  [/EUR\b/gu, "USD"],
  [/out_of_ten/gu, "out_of_five"],
  [/^year: .*/mu, "year: 2025"],
  [/^version: .*/mu, "version: 1.1.0"],
  [/^published: .*/mu, 'published: "2026-11-22"'],
  [/^ratingScale: .*/mu, "ratingScale: 5"],
  [/^logo: .*\n/mu, ""],
  [/^look: .*\n/mu, ""],
];

/** Columns: slug, name, brand, tier, theme, count, price, packaging, form of the pack, shape. */
const products = `
bioswiss-heart-shaped | BioSwiss Heart-Shaped Bandages | BioSwiss | Mid | Hearts | 50 | 8.49 | Hinged tin | tin | heart
bioswiss-animal-shaped | BioSwiss Animal-Shaped Bandages | BioSwiss | Mid | Animals | 50 | 8.99 | Folding carton | carton | elephant
care-bears-shaped | Care Bears Shaped Bandages | BioSwiss | Mid | Characters | 24 | 7.99 | Slide tin | slide-tin | belly-bear
welly-zoo-animals | Welly Zoo Animals Bandages | Welly | Premium | Animals | 50 | 12.49 | Tin | tin | giraffe
band-aid-star-wars | BAND-AID Star Wars Bandages | BAND-AID | Mid | Characters | 24 | 8.79 | Collectible tin | tin | star-fighter
bioswiss-butterfly | BioSwiss Butterfly Bandages | BioSwiss | Mid | Animals | 24 | 7.29 | Resealable pouch | pouch | butterfly
medibadge-glitter-stars | MediBadge Glitter Stars Bandages | MediBadge | Mid | Stars | 100 | 9.79 | Display box | box | glitter-star
bioswiss-gummy-bear | BioSwiss Gummy Bear Bandages | BioSwiss | Mid | Sweets | 24 | 7.49 | Slide tin | slide-tin | gummy-bear
hot-wheels-shaped | Hot Wheels Shaped Bandages | Hot Wheels | Mid | Vehicles | 24 | 8.29 | Folding carton | carton | toy-car
bioswiss-emoji | BioSwiss Emoji Bandages | BioSwiss | Mid | Faces | 100 | 9.49 | Display box | box | emoji-face
`;

/** What only some products have. */
const own: Record<string, Partial<TestProduct>> = {
  "bioswiss-heart-shaped": { rating: [4.4, 2351, "ratings"] },
  "care-bears-shaped": { licence: "Care Bears", fact: "Characters [introduced in 1982](bugg-care-bears)" },
  "welly-zoo-animals": { fact: "A brand of [patterned fabric, packed in tins since 2019](openfda-welly)" },
  "band-aid-star-wars": {
    licence: "Star Wars",
    rating: [4.3, 21, "reviews"],
    fact: "A brand whose first decorated design [came out in 1956](jnj-stars-n-strips)",
  },
  "hot-wheels-shaped": { licence: "Hot Wheels", fact: "A car [sold over eight billion times](mattel-cars)" },
};

/** Columns: id, role, date, what it states. The template's one source stands before them. */
const sources = `
openfda-welly | primary | 2019 | The brand packs [patterned fabric in tins](openfda-welly).
bugg-care-bears | secondary | 2022 | The bears were [introduced in 1982](bugg-care-bears).
jnj-stars-n-strips | primary | | The first decorated bandages [came out in 1956](jnj-stars-n-strips).
mattel-cars | secondary | 2024-09-24 | The maker [sold over eight billion cars](mattel-cars).
sarasota-aso | secondary | 2017-02 | Another maker sold [one million boxes since May 2016](sarasota-aso).
`;

const cited = "Another maker sold [one million boxes since May 2016](sarasota-aso).";

/** Name, group and color. */
const brands = [
  ["BioSwiss", "BioSwiss", "#d9485f"],
  ["BAND-AID", "BAND-AID", "#c98552"],
  ["Welly", "Welly", "#1f9aad"],
  ["MediBadge", "MediBadge", "#e0a526"],
  ["Hot Wheels", "BioSwiss", "#e2622f"],
];

/** Vitest calls it before all tests. */
export const setup = () => writeFixture(fixtureContent);

/** Writes the fixture edition into a folder of its own. */
export function writeFixture(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(template, folder, {
    recursive: true,
    filter: (source) => !["pictures", "products"].some((name) => source === join(template, name)),
  });
  for (const file of readdirSync(folder)) {
    const text = readFileSync(join(folder, file), "utf8");
    const renamed = words.reduce((result, [found, word]) => result.replace(found, word), text);
    writeFileSync(join(folder, file), renamed);
  }
  mkdirSync(join(folder, "products"));
  for (const [index, cells] of readTable(products).entries()) {
    const [slug = "", name = "", brand = "", tier = "", theme = "", count, price, ...rest] = cells;
    const [packaging = "", pack = "", shape = ""] = rest;
    const values = { slug, name, brand, tier, theme, packaging, pack, shape, ...own[slug] };
    const text = describeProduct({ id: index + 1, count: Number(count), price: Number(price), ...values });
    writeFileSync(join(folder, "products", `${String(index + 1).padStart(2, "0")}-${slug}.yaml`), text);
  }
  const edit = (file: string, change: (content: Yaml) => void) => editYaml(folder, file, change);
  edit("sources.yaml", (list) => list.push(...readTable(sources).map(describeSource)));
  edit("brands.yaml", (list) => list.splice(0, 2, ...brands.map(describeBrand)));
  edit("tiers.yaml", (list) => {
    Object.assign(list[0], { min: 10, max: 15, color: "purple" });
    Object.assign(list[1], { min: 7, max: 10, color: "blue" });
    list.push({ label: "Value", min: 4, max: 7, color: "green", note: "No product of the list." });
  });
  edit("site.yaml", (site) => {
    site.footer.scope = ["Products", "Brands", "Trends", "Landscape", "Demographics"];
    for (const scene of ["lost", "empty"]) site[scene] = { scene, alt: "A drawing of nothing." };
  });
  edit("home.yaml", extendHome);
  edit("market.yaml", extendMarket);
  edit("figures.yaml", (figures) => {
    const about = "{decorated.percent} of the strips that a maker outside the list makes are decorated";
    const words = { title: about, summary: about, base: about };
    const stated = (value: number) => ({ value, kind: "public", sources: ["sarasota-aso"] });
    const names = { label: "Decorated", others: "Not decorated", unit: "Million strips" };
    const counted = { ...names, part: stated(280), whole: stated(3100) };
    figures["decorated-share"] = { ...words, method: about, alt: about, description: about, counted };
  });
  edit("data.yaml", ({ columns }) => Object.assign(columns, { label: "What.", amount_count: "How many." }));
  edit("changes.yaml", (list) => {
    const revision = { version: "1.1.0", date: "2026-11-22", kind: "revision", title: "Answers first" };
    list.unshift({ ...list[0], ...revision, figures: ["brand-share", "kinds-of-value"] });
  });
  const result = readEdition(folder);
  if (!result.ok) throw new Error(result.message);
  edit("changes.yaml", ([newest]) => Object.assign(newest, { data: hashData(result.edition) }));
}

function readTable(table: string): string[][] {
  const lines = table.trim().split("\n");
  return lines.map((line) => line.split("|").map((cell) => cell.trim()));
}

function describeSource([id, role, date, states]: string[]): Yaml {
  const address = `https://sources.example/${id}`;
  const caveat = role === "primary" ? undefined : "It reports on others.";
  const names = { publisher: `The publisher of ${id}`, title: `On ${id}` };
  return { id, ...names, address, date: date || undefined, role, states, caveat };
}

function describeBrand([name, group, color]: string[]): Yaml {
  const note = name === group ? undefined : `Counted with ${group} for brand share.`;
  return { name, group, color: { value: color, kind: "illustrative" }, note };
}

/** Four tiles, four findings with one of each selection, the optional section, and drawn scenes. */
function extendHome(home: Yaml): void {
  home.hero.picture = { scene: "hero", alt: "All bandages of the list around one long strip." };
  const note = "{brands.listed.count|words} listed, Hot Wheels included";
  const more = "{leader.listed|words} listed, plus Hot Wheels";
  home.tiles.push(
    { value: "{share.BioSwiss.products}", label: "BioSwiss products", note: more },
    { value: "{brands.major.count}", label: "major brands", note },
  );
  const [card] = home.findings.cards;
  const [licensed, faces] = ["{licensed.count} of {products.count}", "{theme.Faces.products}"];
  home.findings.cards.push(
    { ...card, key: "licenses", figure: licensed, title: "Characters: {licensed.names}", shows: "licensed" },
    { ...card, key: "faces", figure: faces, title: "Faces", text: cited, shows: { theme: "Faces" } },
  );
  // Illustrative values that the section has named already.
  home.summary.paragraphs.push("A bandage costs {perPiece.lowest} to {perPiece.highest}.");
  const scenes = ["kids-knee", "kids-choosing", "kids-kit"];
  home.kids = {
    kicker: "Kids focus",
    heading: "A shape gives a child something to choose",
    text: "Choice is the case for a shape.",
    cards: scenes.map((scene) => ({
      title: "A reason for a shape",
      text: "Picking a heart gives a child a choice.",
      picture: { scene, alt: `A drawing of ${scene.replace("kids-", "a ")} with bandages.` },
    })),
  };
}

/** Five trends and gaps, of every kind and strength; two drawn scenes, six dates and every brand's advantages. */
function extendMarket(market: Yaml): void {
  const { points, trends, gallery, advantages, opportunities } = market;
  for (const section of ["tiers", "trends", "conclusion"]) points.items.push({ ...points.items[0], section });
  const [counted, dated] = trends.cards;
  for (const title of ["A third trend", "A fourth trend"]) trends.cards.push({ ...counted, title });
  trends.cards.push({ ...dated, title: "A fifth trend" });

  gallery.pictures = ["timeline", "hundred", "names"].map((name) => ({
    title: "Something that no chart shows",
    caption: "{leader.name} has {leader.products|words} places.",
    picture: { scene: `insight-${name}`, alt: `A drawing of a ${name} with bandages.` },
  }));
  const years =
    "1956 jnj-stars-n-strips, 1982 bugg-care-bears, 2016 sarasota-aso, 2019 openfda-welly, 2024 mattel-cars";
  for (const [value, source] of years.split(", ").map((year) => year.split(" "))) {
    const year = { value: Number(value), kind: "public", sources: [source] };
    gallery.dates.push({ year, label: "Something new" });
  }

  const said = [
    { text: cited, kind: "public" },
    { text: "A shape that others lack.", kind: "editorial" },
  ];
  for (const brand of ["BAND-AID", "MediBadge", "Hot Wheels"])
    advantages.brands.push({ brand, points: said });

  const [gap] = opportunities.items;
  gap.cell = { theme: "Characters", tier: "Premium" };
  const weak = { strength: "weak", text: cited, kind: "public" };
  const spread = "The spread of {perPiece.lowest} to {perPiece.highest} is illustrative.";
  const none = { strength: "none", text: spread, kind: "illustrative" };
  const others = [gap.support, weak, none, gap.support];
  for (const support of others)
    opportunities.items.push({
      ...gap,
      cell: undefined,
      title: `Gap of strength ${support.strength}`,
      support,
    });
}
