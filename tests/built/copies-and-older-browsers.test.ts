import { expect, test } from "vitest";
import { fileOf, pages, read } from "../site";

test("pages need nothing of CSS that browsers of 2023 lack to have their colors", () => {
  for (const address of pages) expect(read(fileOf(address)), address).not.toContain("light-dark(");
});

test("rules with addresses stand apart, so that a copy whose addresses are rewritten keeps its look", () => {
  for (const address of pages) {
    const styles = [...read(fileOf(address)).matchAll(/<style>(.*?)<\/style>/gsu)].map(([, css = ""]) => css);
    const named = styles.filter((css) => /url\((?!#|"#|'#)/u.test(css));
    expect(named.length, address).toBe(1);
    expect(named[0]?.replaceAll(/@font-face\s*\{[^}]*\}/gu, "").trim(), address).toBe("");
  }
});

test("a policy forbids nothing that only protects sites with user input", () => {
  for (const address of pages) expect(read(fileOf(address)), address).not.toContain("trusted-types");
});
