import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startEdition } from "../../scripts/edition/start-edition";

const cup = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30">
  <path d="M4 6h24v12a8 8 0 0 1-8 8h-8a8 8 0 0 1-8-8zm24 3h3a4 4 0 0 1 0 8h-3" fill="#2d6a4f" stroke="#163a2b"/>
</svg>`;

/** Writes the edition that `npm run edition -- new` gives, with a picture of its own in every kind of place. */
export function writeSmallEdition(folder: string): void {
  const { ok, message } = startEdition(["new", folder], "", "2026-11-20");
  if (!ok) throw new Error(message);
  mkdirSync(join(folder, "pictures"));
  writeFileSync(join(folder, "pictures/cup.svg"), cup);
  const replace = (file: string, found: RegExp, replacement: string) => {
    const text = readFileSync(join(folder, file), "utf8");
    if (!found.test(text)) throw new Error(`${file} has nothing like ${found}`);
    writeFileSync(join(folder, file), text.replace(found, replacement));
  };
  const product = "products/01-kettlewick-breakfast.yaml";
  replace(product, /^ {2}shape: .*$/mu, "  file: cup.svg\n  credit: Drawn for this test");
  replace(product, /^ {4}form: .*$/mu, "    form: carton\n    file: cup.svg");
  for (const file of ["home.yaml", "market.yaml", "site.yaml"])
    replace(file, /\bscene: [\w-]+/u, "file: cup.svg");
  replace("report.yaml", /^fileName:/mu, "logo: cup.svg\nfileName:");
}
