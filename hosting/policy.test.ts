import { expect, test } from "vitest";
import { filePolicy, pagePolicy } from "./policy";

const scripted = { styles: ["sha256-a"], inlineScripts: [], loadsScript: true, namesManifest: true };
const content = { ...scripted, inlineScripts: ["sha256-b"], loadsScript: false, namesManifest: false };

test("only a page with script allows scripts of the site, under Trusted Types", () => {
  expect(pagePolicy(content)).toContain("style-src 'sha256-a'; script-src 'sha256-b'; ");
  expect(pagePolicy({ ...content, inlineScripts: [] })).toContain("script-src 'none'; ");
  expect(pagePolicy(scripted)).toContain("script-src 'self'; manifest-src 'self'; ");
  expect(pagePolicy(scripted)).toContain("; require-trusted-types-for 'script'; trusted-types 'none'");
});

test("no policy allows anything unsafe", () => {
  const policies = [pagePolicy(content), pagePolicy(scripted), filePolicy];
  for (const text of policies) expect(text).toMatch(/base-uri 'none'; form-action 'none'/);
  for (const text of policies) expect(text).not.toMatch(/unsafe|\*|https?:|data:|blob:/);
});
