import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { furtherEdition } from "../sites";

test("an edition with look: plain has flat tiles, no class of a strip in any page and no drawing of one", () => {
  const { site } = furtherEdition("small");
  const files = readdirSync(site, { recursive: true, encoding: "utf8" });
  const drawings = files.filter((file) => file.startsWith("art/") && file.endsWith(".svg"));
  // On the shelf, the edition's own pictures lie over empty planks.
  expect(drawings.filter((file) => !/^art\/(?:insight-(?:names|timeline)|price-shelf)/u.test(file))).toEqual(
    [],
  );
  const pages = files.filter((file) => file.endsWith(".html"));
  expect(pages.length).toBeGreaterThan(10);
  for (const page of pages) {
    const html = readFileSync(join(site, page), "utf8");
    expect(html, page).toMatch(/--strip-hole:\s*#e6dbce/u);
    const classes = [...html.matchAll(/\sclass="([^"]*)"/gu)].map(([, names]) => names);
    expect(classes.join(" "), page).not.toContain("strip");
  }
});
