import { expect, test } from "vitest";
import { heart, trialContent } from "../../tests/trial-content";
import { fontsOf } from "./fonts";

const content = trialContent();
const namesOf = ({ files }: ReturnType<typeof fontsOf>) =>
  files
    .map(({ path }) => path.replace(/^\/assets\/(.*)-\w{10}\./u, "$1."))
    .filter((name) => name.endsWith(".woff2"));

test("rare letters of the edition are a subset of their own, which no other edition has", async () => {
  const usual = fontsOf(content.edition());
  expect(namesOf(usual)).toEqual(["young-serif.woff2", "figtree.woff2", "figtree-whole.woff2"]);
  content.edit(heart, /^name: .*/mu, "name: Łódź hearts");
  const rare = fontsOf(content.edition());
  expect(namesOf(rare)).toEqual([
    "young-serif.woff2",
    "figtree.woff2",
    "young-serif-rare.woff2",
    "figtree-rare.woff2",
    "figtree-whole.woff2",
  ]);
  // Ł and ź; ó is in the usual file.
  expect(rare.rules.match(/-rare-[^}]*/gu)).toHaveLength(2);
  for (const rule of rare.rules.match(/-rare-[^}]*/gu) ?? [])
    expect(rule).toContain("unicode-range:U+141,U+17a");
  const file = rare.files.find(({ path }) => path.includes("figtree-rare"));
  const body = typeof file?.body === "function" ? await file.body() : file?.body;
  expect(body?.length).toBeGreaterThan(300);
  expect(body?.length).toBeLessThan(4000);
});
