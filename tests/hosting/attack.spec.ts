import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { type RawAnswer, send } from "../e2e/raw-request";
import { type Chance, seededChance } from "../seeded-chance";
import { builtPath, fileAddresses, hosts, pageAddresses } from "./hosts";

// A thousand made-up addresses, the same on every run. Whatever they are, both hosts know what to say, and say the same.
const seed = 20250611;
const count = 1000;

const pieces = [
  ...[
    "products",
    "assets",
    "art",
    "figures",
    "data",
    "index",
    "index.html",
    "404",
    "404.html",
    "none",
    "=html",
    "=lost",
  ],
  ...[
    "..",
    ".",
    "",
    " ",
    "%20",
    "%2e%2e",
    "%2f",
    "%5c",
    "%00",
    "%zz",
    "%",
    "%c0%af",
    "%E2%80%AE",
    "\\",
    "~",
    "*",
    "$uri",
  ],
  ...[
    ".git",
    ".env",
    "_.data",
    "_headers",
    "wp-admin.php",
    "etc",
    "passwd",
    "a".repeat(300),
    "%41".repeat(100),
  ],
  ...[
    "<script>",
    "'",
    '"',
    ";",
    ":",
    "@",
    "&",
    "=",
    "+",
    ",",
    "!",
    "(",
    ")",
    "{",
    "}",
    "|",
    "^",
    "`",
    "#",
    "\u00e9",
  ],
];
const endings = [
  "",
  "",
  "",
  "/",
  "//",
  ".html",
  ".br",
  ".gz",
  ".map",
  ".data",
  "/index",
  "/index.html",
  "/..",
  "%00",
  "?",
  "?x=1",
];

function makeAddress(chance: Chance): string {
  const real = chance.pick([...pageAddresses, ...fileAddresses]);
  const path = chance.pick([
    () => real + chance.pick(endings),
    () => mutate(real, chance),
    () =>
      `/${Array.from({ length: chance.below(6) + 1 }, () => chance.pick(pieces)).join("/")}${chance.pick(endings)}`,
    () => `${real}/${chance.pick(pieces)}`,
    () => `/${chance.pick(pieces)}${real}`,
    () =>
      `/${Array.from({ length: chance.below(60) }, () => String.fromCharCode(33 + chance.below(94))).join("")}`,
    () => `${real}?${"%".repeat(chance.below(3))}${"q=".repeat(chance.below(6000))}`,
  ])();
  // A space ends the target, and Node's client sends no other byte than these.
  return path.replaceAll(/[^\x21-\x7e]/g, (character) => encodeURIComponent(character));
}

function mutate(address: string, chance: Chance): string {
  const at = chance.below(address.length);
  const middle = chance.pick([
    "",
    "/",
    "%2f",
    "A",
    address.charAt(at).toUpperCase(),
    "%",
    `%${address.charCodeAt(at).toString(16)}`,
  ]);
  return `/${address.slice(1, at)}${middle}${address.slice(at + 1)}`;
}

const lostPages = ["404.html", "products/404.html"].map((name) => readFileSync(builtPath(name)));

function expectKnown(address: string, { status, headers, body }: RawAnswer): void {
  expect([200, 308, 404, 414], address).toContain(status);
  if (status === 404) {
    expect(
      lostPages.some((page) => page.equals(body)),
      address,
    ).toBe(true);
  }
  if (status === 308) expect(headers.location, address).toMatch(/^\/(?!\/)/);
}

test(`${count} made-up addresses (seed ${seed})`, async () => {
  test.setTimeout(120_000);
  const chance = seededChance(seed);
  const addresses = Array.from({ length: count }, () => makeAddress(chance));
  const seen = new Map<number, number>();
  const ask = async (address: string) => {
    const asked = performance.now();
    const [own, nginx] = await Promise.all(Object.values(hosts).map((base) => send(base, address)));
    expect(performance.now() - asked, address).toBeLessThan(5000);
    if (!own || !nginx) throw new Error("both hosts answer");
    expectKnown(address, own);
    expect([address, nginx.status, nginx.headers.location]).toEqual([
      address,
      own.status,
      own.headers.location,
    ]);
    if (own.status !== 308) expect(nginx.body.equals(own.body), address).toBe(true);
    seen.set(own.status, (seen.get(own.status) ?? 0) + 1);
  };
  for (let at = 0; at < count; at += 20) await Promise.all(addresses.slice(at, at + 20).map(ask));
  // The mixture is worth its name only if it holds some of each.
  expect([...seen.keys()].sort()).toEqual([200, 308, 404, 414]);
});
