import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { parse } from "yaml";
import { typescript } from "../../scripts/command";

const root = fileURLToPath(new URL("../..", import.meta.url));
const changedProduct = "medibadge-glitter-stars";
const newPrice = 9.87;

interface Values {
  count: { value: number };
  price: { value: number };
}

/** The text of each built page, by file, and its markup without the hashes of pictures, which change with what they show. */
function readPages(folder: string): Map<string, { text: string; markup: string }> {
  const files = readdirSync(join(folder, "dist"), { recursive: true, encoding: "utf8" });
  return new Map(
    files
      .filter((name) => name.endsWith(".html"))
      .sort()
      .map((name) => {
        const html = readFileSync(join(folder, "dist", name), "utf8");
        // Hashes of the data and of the zip change with any value, as the addresses of pictures do.
        const markup = html
          .replaceAll(/(\/art\/[\w-]+)\.\w+\.svg/g, "$1.svg")
          .replaceAll(/\b(?:[0-9a-f]{64}|[0-9a-f]{16})\b/g, "hash");
        const text = markup
          .replaceAll(/<style[\s\S]*?<\/style>/g, "")
          // The data of list and comparison hold each amount a second time, as a number beside its text.
          .replaceAll(/":\d+\.\d+/g, '":number')
          .replaceAll(/<[^>]+>/g, "\n")
          .replaceAll(/\n+/g, "\n");
        return [name.replaceAll("\\", "/"), { text, markup }] as const;
      }),
  );
}

const amount = /\$\d+(?:\.\d+)?|\d+(?:\.\d+)? cents/g;
const amountsOf = (text: string) => text.match(amount) ?? [];
const formatDollars = (value: number) => `$${value.toFixed(2)}`;

function median(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

/** Builds the copy. The report wants a changed edition described; the copy says that it is, with the hash it asks for. */
function build(folder: string): void {
  const run = () =>
    spawnSync(process.execPath, [...typescript, "scripts/build.ts"], {
      cwd: folder,
      encoding: "utf8",
    });
  let result = run();
  const hashes = /changes\.yaml.*found (\w+), .*now are (\w+)/.exec(result.stderr);
  if (hashes) {
    const file = join(folder, "content", "changes.yaml");
    writeFileSync(file, readFileSync(file, "utf8").replaceAll(hashes[1] ?? "", hashes[2] ?? ""));
    result = run();
  }
  expect(result.status, result.stderr).toBe(0);
}

test("one changed price changes every place that depends on it, and nothing else", () => {
  test.setTimeout(240_000);
  const copy = mkdtempSync(join(tmpdir(), "one-number-"));
  try {
    const left = new Set([
      "node_modules",
      "dist",
      "build",
      ".git",
      "reports",
      "test-results",
      ".react-router",
    ]);
    for (const name of readdirSync(root)) {
      if (!left.has(name) && !name.startsWith("dist."))
        cpSync(join(root, name), join(copy, name), { recursive: true });
    }
    symlinkSync(join(root, "node_modules"), join(copy, "node_modules"), "junction");

    const folder = join(copy, "content", "products");
    const file = readdirSync(folder).find((name) => name.includes(changedProduct)) ?? "";
    const yaml = readFileSync(join(folder, file), "utf8");
    const oldPrice = (parse(yaml) as Values).price.value;
    writeFileSync(join(folder, file), yaml.replace(/^(price:.*?value: )[\d.]+/m, `$1${newPrice}`));
    const records = readdirSync(folder).map(
      (name) => parse(readFileSync(join(folder, name), "utf8")) as Values,
    );
    expect(records.filter(({ price }) => price.value === newPrice)).toHaveLength(1);

    build(copy);

    const before = readPages(root);
    const after = readPages(copy);
    expect([...after.keys()]).toEqual([...before.keys()]);

    const perBandage = records.map(({ price, count }) => price.value / count.value);
    const own = records.find(({ price }) => price.value === newPrice);
    const prices = records.map(({ price }) => price.value);
    // Everything in the report that is computed from prices.
    const derived = [
      newPrice,
      newPrice / (own?.count.value ?? 1),
      Math.min(...prices),
      Math.max(...prices),
      median(prices),
      Math.min(...perBandage),
      Math.max(...perBandage),
      median(perBandage),
    ].map(formatDollars);

    const changed: string[] = [];
    for (const [name, { text, markup }] of after) {
      const was = before.get(name);
      if (text === was?.text) {
        expect(markup === was.markup, `${name} shows nothing of the price, so nothing of it changes`).toBe(
          true,
        );
        continue;
      }
      changed.push(name);
      expect(text.replaceAll(amount, "$"), `${name} changes in its amounts only`).toBe(
        was?.text.replaceAll(amount, "$"),
      );
      const [now, then] = [amountsOf(text), amountsOf(was?.text ?? "")];
      for (const [index, value] of now.entries()) {
        if (value !== then[index])
          expect(derived, `${name}: ${then[index]} became ${value}`).toContain(value);
      }
    }

    const page = after.get(`products/${changedProduct}.html`)?.text ?? "";
    expect(
      amountsOf(page).filter((value) => value === formatDollars(newPrice)).length,
    ).toBeGreaterThanOrEqual(2);
    expect(amountsOf(page)).not.toContain(formatDollars(oldPrice));
    const list = after.get("products.html")?.text ?? "";
    expect(
      amountsOf(list).filter((value) => value === formatDollars(newPrice)).length,
    ).toBeGreaterThanOrEqual(1);
    expect(changed).toContain("products.html");
    expect(changed).toContain(`products/${changedProduct}.html`);
    for (const name of ["404.html", "products/404.html", "methodology.html"])
      expect(changed).not.toContain(name);
    expect(changed.filter((name) => name.startsWith("products/")).map((name) => basename(name))).toContain(
      `${changedProduct}.html`,
    );
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
