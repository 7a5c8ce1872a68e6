import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { fixtureContent } from "../../tests/sites";
import { editionIn } from "../../tests/trial-content";
import type { ValueKind } from "../content/kind";
import { countKinds, facts } from "./product";

const { products } = editionIn();

type Raw = Record<string, unknown>;
/** In the files, a plain value is a study input. */
const kindOf = (value: unknown) => (value as { kind?: ValueKind }).kind ?? "input";
const load = (file: string) => parse(readFileSync(path.join(fixtureContent, file), "utf8"));

test("the counts match a recount of the files", () => {
  const records = readdirSync(path.join(fixtureContent, "products")).map(
    (file) => load(`products/${file}`) as Raw,
  );
  const counts = { input: 0, public: 0, illustrative: 0 };
  for (const record of records) for (const fact of facts) if (record[fact]) counts[kindOf(record[fact])]++;
  expect(countKinds(products)).toEqual(counts);
});
